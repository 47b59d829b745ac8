import { useEffect, useRef, useState } from 'react';
import { MAX_PASSKEY_NAME } from '#contract/passkeys.ts';
import { required } from '#contract/validation.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSaving } from '../area/use-saving.ts';
import styles from '../information/editable.module.css';
import { PasswordField } from '../password-field.tsx';
import { AddPasskeyDocument } from './add-passkey.graphql.ts';
import { makePasskey } from './browser-passkeys.ts';
import { StartPasskeyDocument } from './start-passkey.graphql.ts';

const WORDS = { 'graphql-authentication': 'information.password.wrong', 'graphql-input': 'passkeys.full' } as const;
const codeOf = (error: unknown): string | undefined =>
  error instanceof GraphqlError ? error.problems[0]?.code : undefined;

/** Names and creates a passkey; asks for the password unless the sign-in is recent. */
export const AddPasskeyForm = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const { commerce } = usePlatform();
  const form = useRef<HTMLDivElement>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const { isBusy, refusal, save } = useSaving(WORDS);

  const make = async (name: string, password: string | null): Promise<boolean> => {
    const { startPasskey } = await commerce.mutate(StartPasskeyDocument, { password });
    const made = startPasskey && (await makePasskey(startPasskey));
    if (!made) return false;
    return (await commerce.mutate(AddPasskeyDocument, { input: { ...made, name } })).addPasskey !== null;
  };
  const rules = () => ({ name: [required], password: needsPassword ? [required] : [] });
  const { errors, formProps } = useForm(rules, async ({ name = '', password = '' }) => {
    setIsKnown(false);
    let isMade = false;
    await save(
      async () => {
        try {
          isMade = await make(name, password || null);
        } catch (error) {
          if (codeOf(error) === 'PASSWORD_NEEDED') setNeedsPassword(true);
          else if (error instanceof Error && error.name === 'InvalidStateError') setIsKnown(true);
          else throw error;
        }
      },
      () => (isMade ? 'passkeys.added' : undefined),
    );
    if (isMade) onClose();
  });
  useEffect(() => form.current?.querySelector<HTMLElement>('input[name=name]')?.focus(), []);
  useEffect(() => {
    if (needsPassword) form.current?.querySelector<HTMLElement>('input[name=password]')?.focus();
  }, [needsPassword]);

  const isWrong = refusal === WORDS['graphql-authentication'];
  return (
    <form {...formProps}>
      <div ref={form} className={styles.form}>
        <TextField
          label={t('passkeys.name')}
          name="name"
          hint={t('passkeys.name.hint')}
          maxLength={MAX_PASSKEY_NAME}
          autoComplete="off"
          error={errors['name']}
          required
        />
        {needsPassword && (
          <>
            <p role="status">{t('passkeys.password')}</p>
            <PasswordField
              autoComplete="current-password"
              error={errors['password'] ?? (isWrong ? t(refusal) : undefined)}
            />
          </>
        )}
        <FormActions
          isBusy={isBusy}
          onCancel={onClose}
          refusal={isKnown ? t('passkeys.known') : refusal && !isWrong ? t(refusal) : undefined}
        />
      </div>
    </form>
  );
};
