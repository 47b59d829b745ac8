import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';

type Props = {
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** "Password" and `password` where a form asks for one only. */
  label?: string;
  name?: string;
};

export const PasswordField = ({ error, autoComplete, hint, label, name = 'password' }: Props) => {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <TextField label={label ?? t('account.password')} name={name} type={isShown ? 'text' : 'password'} autoComplete={autoComplete} maxLength={256} hint={hint} error={error} required />
      <Checkbox label={t('account.password.show')} checked={isShown} onChange={() => setIsShown(!isShown)} />
    </>
  );
};
