import { useQuery } from '@tanstack/react-query';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { customerQuery } from '#storefront/platform/session/use-customer.ts';
import { AccountPart } from '../area/account-part.tsx';
import type { AccountActions } from '../state/account-actions.ts';
import { Editable } from './editable.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Name, e-mail address and password of whoever is signed in (RT-19). */
export const AccountInformation = ({ renew }: Pick<AccountActions, 'renew'>) => {
  const t = useT();
  return (
    <AccountPart query={useQuery(customerQuery(usePlatform()))}>
      {(customer) => (
        <>
          <Editable title={t('information.name')} value={`${customer.firstname} ${customer.lastname}`}>
            {(close) => <NameForm customer={customer} close={close} />}
          </Editable>
          <Editable title={t('information.email')} value={customer.email}>
            {(close) => <EmailForm close={close} />}
          </Editable>
          <Editable title={t('information.password')} value="••••••••">
            {(close) => <PasswordForm email={customer.email} renew={renew} close={close} />}
          </Editable>
        </>
      )}
    </AccountPart>
  );
};
