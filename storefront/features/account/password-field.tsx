import { MAX_PASSWORD_LENGTH } from '#contract/password.ts';
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
  /** A password that is chosen is typed twice, the second time as `password_again`. */
  again?: { label: string; error: string | undefined };
};

export const PasswordField = ({ error, autoComplete, hint, label, name = 'password', again }: Props) => {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  const field = {
    type: isShown ? 'text' : 'password',
    autoComplete,
    maxLength: 2 * MAX_PASSWORD_LENGTH,
    required: true,
  } as const;
  return (
    <>
      <TextField {...field} label={label ?? t('account.password')} name={name} hint={hint} error={error} />
      {again && <TextField {...field} label={again.label} name="password_again" error={again.error} />}
      <Checkbox label={t('account.password.show')} checked={isShown} onChange={() => setIsShown(!isShown)} />
    </>
  );
};
