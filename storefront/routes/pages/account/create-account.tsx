import { CreateAccountPage } from '#storefront/features/account/create-account/create-account-page.tsx';
import { takeFirstQuery } from '#storefront/platform/page/use-taken-query.ts';
import { accountPage } from '../../account/account-page.tsx';
import { useGo } from '../../account/use-go.ts';

export const page = accountPage({
  title: 'account.create.title',
  load: async () => takeFirstQuery(),
  Screen: function CreateAccountScreen({ actions }) {
    return <CreateAccountPage createAccount={actions.createAccount} go={useGo()} />;
  },
});
