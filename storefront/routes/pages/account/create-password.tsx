import { CreatePasswordPage } from '#storefront/features/account/password/create-password-page.tsx';
import { takeFirstQuery } from '#storefront/platform/page/use-taken-query.ts';
import { accountPage } from '../../account/account-page.tsx';
import { useGo } from '../../account/use-go.ts';

export const page = accountPage({
  title: 'reset.title',
  load: async () => takeFirstQuery(),
  Screen: function CreatePasswordScreen({ actions }) {
    return <CreatePasswordPage signIn={actions.signIn} go={useGo()} />;
  },
});
