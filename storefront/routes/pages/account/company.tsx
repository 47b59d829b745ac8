import { CompanyScreen } from '#storefront/shell/company-screen.tsx';
import { accountPage } from '../../account/account-page.tsx';

/** The company of a customer: its people, orders that wait for a yes, and invitations to join. */
export const page = accountPage({ title: 'account.nav.company', Screen: CompanyScreen });
