import { Samples } from '#storefront/features/samples/samples.tsx';
import { useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useSessionKey } from '#storefront/platform/session/use-customer.ts';
import { useTray } from './use-tray.ts';

/** The pill and the tray of samples; their state is reset for another visitor. */
export default function CartSamples() {
  const tray = useTray();
  const path = useRouterState(({ location }) => location.pathname);
  return <Samples key={useSessionKey()} tray={tray} isInCart={path === '/cart' || path === '/checkout'} />;
}
