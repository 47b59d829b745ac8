import { PAGES } from '#contract/pages.ts';
import { Company } from '#storefront/features/account/company/company.tsx';
import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';

/** The company, with the invitation that the address has. */
export const CompanyScreen = () => {
  const router = useRouter();
  const inView = useAddress();
  const asked = new URLSearchParams(useRouterState(({ location }) => location.searchStr));
  return (
    <Company
      invitation={asked.get('invitation') ?? undefined}
      accepted={() => void router.navigate(inView(PAGES['account/company'].path))}
    />
  );
};
