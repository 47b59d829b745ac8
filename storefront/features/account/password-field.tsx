import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';

type Props = { error: string | undefined; autoComplete: 'current-password' | 'new-password'; hint?: string };

export const PasswordField = ({ error, autoComplete, hint }: Props) => {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextField label={t('account.password')} name="password" type={isShown ? 'text' : 'password'} autoComplete={autoComplete} maxLength={256} hint={hint} error={error} required />
      <Checkbox label={t('account.password.show')} checked={isShown} onChange={() => setIsShown(!isShown)} />
    </>
  );
};
