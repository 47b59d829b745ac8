import { useState, type FormEvent } from 'react';
import { MAX_WISHLIST_NAME } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import styles from '../wishlist.module.css';

type Props = { name: string; isBusy: boolean; rename: (name: string) => Promise<boolean>; remove: () => void };

/** Renames a list, or deletes it after a second press. */
export const ProjectSettings = ({ name, isBusy, rename, remove }: Props) => {
  const t = useT();
  const [requested, setIsRequested] = useState<'rename' | 'delete'>();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get('name')).trim();
    if (next && (await rename(next))) setIsRequested(undefined);
  };
  return (
    <div className={styles.actions}>
      {requested === 'rename' ? (
        <form method="dialog" className={styles.actions} onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('wishlist.project.name')}
            name="name"
            required
            maxLength={MAX_WISHLIST_NAME}
            defaultValue={name}
          />
          <Button type="submit" size="medium" isBusy={isBusy}>
            {t('wishlist.project.rename')}
          </Button>
        </form>
      ) : (
        <Button kind="link" size="small" onClick={() => setIsRequested('rename')}>
          {t('wishlist.project.rename.list')}
        </Button>
      )}
      {requested === 'delete' ? (
        <>
          <span>{t('wishlist.project.delete.sure')}</span>
          <Button size="medium" isBusy={isBusy} onClick={remove}>
            {t('wishlist.project.delete.yes')}
          </Button>
          <Button kind="link" size="small" onClick={() => setIsRequested(undefined)}>
            {t('wishlist.project.delete.no')}
          </Button>
        </>
      ) : (
        <Button kind="link" size="small" onClick={() => setIsRequested('delete')}>
          {t('wishlist.project.delete')}
        </Button>
      )}
    </div>
  );
};
