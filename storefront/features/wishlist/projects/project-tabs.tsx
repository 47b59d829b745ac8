import { useState, type FormEvent } from 'react';
import { MAX_WISHLIST_NAME } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { CreateProjectDocument } from './create-project.graphql.ts';
import type { Project } from './project-queries.ts';
import { useChanges } from './use-changes.ts';
import styles from '../wishlist.module.css';

type Props = { projects: readonly Project[]; current: string | undefined; open: (id: string) => void };

const NewProject = ({ open, close }: Pick<Props, 'open'> & { close: () => void }) => {
  const t = useT();
  const { commerce, change, isBusy, problem } = useChanges();
  const create = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return;
    await change(async () => {
      const { createWishlist } = await commerce.mutate(CreateProjectDocument, { name });
      close();
      if (createWishlist?.wishlist.id) open(createWishlist.wishlist.id);
    });
  };
  return (
    <form method="dialog" className={styles.actions} onSubmit={(event) => void create(event)}>
      <TextField
        label={t('wishlist.project.name')}
        name="name"
        required
        maxLength={MAX_WISHLIST_NAME}
        error={problem || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
        autoFocus
      />
      <Button type="submit" size="medium" isBusy={isBusy}>
        {t('wishlist.project.create')}
      </Button>
      <Button kind="link" size="medium" onClick={close}>
        {t('wishlist.project.new.cancel')}
      </Button>
    </form>
  );
};

/** The customer's lists, and a form for another. */
export const ProjectTabs = ({ projects, current, open }: Props) => {
  const t = useT();
  const [isAdding, setIsAdding] = useState<boolean>();
  return (
    <nav className={styles.tabs} aria-label={t('wishlist.projects')}>
      <ul>
        {projects.map(({ id, name }, index) => (
          <li key={id}>
            <Link
              href={index === 0 ? '/wishlist' : `/wishlist?list=${id}`}
              aria-current={(current ?? projects[0]?.id) === id ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewProject open={open} close={() => setIsAdding(false)} />
      ) : (
        <Button
          kind="link"
          size="small"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the closed form
          autoFocus={isAdding === false}
          onClick={() => setIsAdding(true)}
        >
          {t('wishlist.project.new')}
        </Button>
      )}
    </nav>
  );
};
