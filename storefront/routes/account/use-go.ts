import { useRouter } from '@tanstack/react-router';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

/** Navigates to another page of the shop, as a link would. */
export const useGo = (): ((path: string) => void) => {
  const { history } = useRouter();
  const address = useAddress();
  return (path) => history.push(address(path));
};
