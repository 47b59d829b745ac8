import { useRouter } from '#storefront/platform/navigation/use-router.ts';
import { Hearts } from '#storefront/features/wishlist/hearts.tsx';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import SamplesSlot from './samples-slot.tsx';

/** What is drawn into the page once somebody touches it: hearts, samples. */
export default function TouchedSlots() {
  const inView = useAddress();
  const router = useRouter();
  return (
    <>
      <Hearts open={() => void router.navigate(inView('/wishlist'))} />
      <SamplesSlot />
    </>
  );
}
