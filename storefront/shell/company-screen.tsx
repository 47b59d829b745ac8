import { COMPANY_INVITATION } from '#contract/company.ts';
import { PAGES } from '#contract/pages.ts';
import { AccountArea } from '#storefront/features/account/area/account-area.tsx';
import { Company } from '#storefront/features/account/company/company.tsx';
import { useCartActions } from '#storefront/features/cart/cart-context.tsx';
import type { AccountActions } from '#storefront/features/account/state/account-actions.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

/** The company, with the invitation in the URL. Guests see how to accept it. */
export const CompanyScreen = ({ actions }: { actions: AccountActions }) => {
  const t = useT();
  const router = useRouter();
  const { restore } = useCartActions();
  const inView = useAddress();
  const requested = new URLSearchParams(useRouterState(({ location }) => location.searchStr)).get('invitation') ?? '';
  // Signed-in customers see that an invitation is invalid; guests cannot accept it anyway.
  const isWhole = COMPANY_INVITATION.test(requested);
  return (
    <AccountArea section="company" actions={actions} guestText={isWhole ? t('company.invited.guest') : undefined}>
      <Company
        invitation={requested || undefined}
        takenBack={() => void restore()}
        accepted={() => void router.navigate(inView(PAGES['account/company'].path))}
      />
    </AccountArea>
  );
};
