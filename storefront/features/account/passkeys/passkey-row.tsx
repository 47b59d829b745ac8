import { useState } from 'react';
import { MAX_PASSKEY_NAME } from '#contract/passkeys.ts';
import { required } from '#contract/validation.ts';
import { useForm } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog } from '#storefront/ui/dialog/dialog.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { FormActions } from '../area/form-actions.tsx';
import { useSaving } from '../area/use-saving.ts';
import styles from '../information/editable.module.css';
import { useDate } from '#storefront/platform/i18n/use-date.ts';
import type { GetPasskeysQuery } from './get-passkeys.graphql.ts';
import { RemovePasskeyDocument } from './remove-passkey.graphql.ts';
import { RenamePasskeyDocument } from './rename-passkey.graphql.ts';
import rowStyles from './passkeys.module.css';

type Passkey = NonNullable<GetPasskeysQuery['customerPasskeys']>[number];
type Props = { passkey: Passkey; onClose: () => void };

const RULES = () => ({ name: [required] });

const RenameForm = ({ passkey: { id, name: before }, onClose }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const { errors, formProps } = useForm(RULES, async ({ name }) => {
    if (await save(() => commerce.mutate(RenamePasskeyDocument, { id, name }), 'passkeys.renamed')) onClose();
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        label={t('passkeys.name')}
        name="name"
        defaultValue={before}
        maxLength={MAX_PASSKEY_NAME}
        autoComplete="off"
        error={errors['name']}
        required
      />
      <FormActions isBusy={isBusy} onCancel={onClose} refusal={refusal && t(refusal)} />
    </form>
  );
};

const RemoveDialog = ({ passkey: { id, name }, onClose }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const { isBusy, refusal, save } = useSaving();
  const remove = async (): Promise<void> => {
    if (await save(() => commerce.mutate(RemovePasskeyDocument, { id }), 'passkeys.removed')) onClose();
  };
  return (
    <Dialog isOpen isModal onClose={onClose} title={t('passkeys.remove.title')} closeLabel={t('common.close')}>
      <div className={rowStyles.question}>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t('passkeys.remove.text')}</p>
        <p role="alert">{refusal && t(refusal)}</p>
        <Button isWide isBusy={isBusy} onClick={() => void remove()}>
          {t('passkeys.remove')}
        </Button>
        <Button kind="default" isWide onClick={onClose}>
          {t('passkeys.keep')}
        </Button>
      </div>
    </Dialog>
  );
};

export const PasskeyRow = ({ passkey }: { passkey: Passkey }) => {
  const t = useT();
  const date = useDate();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  const day = (iso: string): string => date(iso.slice(0, 19).replace('T', ' '));
  const { name, created_at, last_used_at } = passkey;
  if (open === 'rename')
    return (
      <li className={styles.session}>
        <RenameForm passkey={passkey} onClose={close} />
      </li>
    );
  return (
    <li className={styles.session}>
      <span>
        {name}
        <span className={styles.value}>{t('passkeys.created', { day: day(created_at) })}</span>
        <span className={styles.value}>
          {last_used_at ? t('passkeys.used', { day: day(last_used_at) }) : t('passkeys.unused')}
        </span>
      </span>
      <span className={rowStyles.actions}>
        <Button
          kind="link"
          size="small"
          aria-label={t('passkeys.rename.label', { name })}
          onClick={() => setOpen('rename')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          kind="link"
          size="small"
          aria-label={t('passkeys.remove.label', { name })}
          onClick={() => setOpen('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={close} />}
    </li>
  );
};
