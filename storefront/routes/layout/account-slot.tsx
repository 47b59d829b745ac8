import { AccountMenu } from '#storefront/features/account/account-menu.tsx';
import { useAccountActions } from './use-account-actions.ts';

/** The header's account menu, brought to life after the page. */
export default function AccountSlot() {
  return <AccountMenu actions={useAccountActions()} />;
}
