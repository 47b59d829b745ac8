import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { StillComing } from '#storefront/platform/page/together.tsx';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { customerQuery, type SignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { AccountPart } from '../area/account-part.tsx';
import { useDrafts } from '../area/use-draft.ts';
import type { AccountActions } from '../state/account-actions.ts';
import { Confirmation } from './confirmation.tsx';
import { Editable } from './editable.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

const Passkeys = lazy(() => untilFetched(() => import('../passkeys/passkeys.tsx')));

type Props = Pick<AccountActions, 'renew'>;

const Facts = ({ customer, renew }: Props & { customer: SignedInCustomer }) => {
  const t = useT();
  const drafts = useDrafts(customer.email, 'name', 'email');
  return (
    <>
      <Editable
        title={t('information.name')}
        value={`${customer.firstname} ${customer.lastname}`}
        isOpenAtFirst={drafts.name !== undefined}
      >
        {(close) => <NameForm customer={customer} draft={drafts.name} close={close} />}
      </Editable>
      <Editable title={t('information.email')} value={customer.email} isOpenAtFirst={drafts.email !== undefined}>
        {(close) => <EmailForm owner={customer.email} draft={drafts.email} close={close} />}
      </Editable>
      <Confirmation email={customer.email} />
      <Editable title={t('information.password')} value="••••••••">
        {(close) => <PasswordForm email={customer.email} renew={renew} close={close} />}
      </Editable>
    </>
  );
};

/** Name, email address and password of the customer (RT-19). */
export const AccountInformation = ({ renew, signOut }: Props & Pick<AccountActions, 'signOut'>) => (
  <>
    <AccountPart query={useQuery(customerQuery(usePlatform()))}>
      {(customer) => <Facts customer={customer} renew={renew} />}
    </AccountPart>
    {hasFeature(usePlatform(), 'passkeys') && (
      <Suspense fallback={<StillComing />}>
        <Passkeys />
      </Suspense>
    )}
    <Sessions signOut={signOut} />
  </>
);
