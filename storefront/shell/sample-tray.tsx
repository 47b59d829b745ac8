import { TrayInPage } from '#storefront/features/samples/tray-in-page.tsx';
import { useSessionKey } from '#storefront/platform/session/use-customer.ts';
import { useTray } from './use-tray.ts';

/** The tray of samples as a part of a page. */
export default function SampleTray() {
  return <TrayInPage key={useSessionKey()} tray={useTray()} />;
}
