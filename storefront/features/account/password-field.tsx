import { MAX_PASSWORD_LENGTH } from '#contract/password.ts';
import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';

type Props = {
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** Label and name of the field; `Password` and `password` by default. */
  label?: string;
  name?: string;
  /** Adds a second field, `password_again`, for a new password. */
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
