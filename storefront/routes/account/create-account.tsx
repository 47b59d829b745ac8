import { CreateAccountPage } from '#storefront/features/account/create-account/create-account-page.tsx';
import { accountPage } from './account-page.tsx';
import { useGo } from './use-go.ts';

export const page = accountPage({
  path: '/create-account',
  title: 'account.create.title',
  Screen: function CreateAccountScreen({ actions }) {
    return <CreateAccountPage createAccount={actions.createAccount} go={useGo()} />;
  },
});
