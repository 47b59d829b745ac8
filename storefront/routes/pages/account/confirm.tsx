import { ConfirmEmailPage } from '#storefront/features/account/password/confirm-email-page.tsx';
import { takeFirstQuery } from '#storefront/platform/page/use-taken-query.ts';
import { accountPage } from '../../account/account-page.tsx';

export const page = accountPage({
  title: 'confirm.title',
  load: async () => takeFirstQuery(),
  Screen: () => <ConfirmEmailPage />,
});
