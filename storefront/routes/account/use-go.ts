import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

/** Navigates to another page of the shop, as a link would. */
export const useGo = (): ((path: string) => void) => {
  const router = useRouter();
  const address = useAddress();
  return (path) => void router.navigate(address(path));
};
