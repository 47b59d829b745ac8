import { useRef, useState, type FormEvent } from 'react';
import { MAX_WISHLIST_NAME } from '#contract/wishlist.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { carries, usePlatform } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { RemoveWishesDocument } from '../api/remove-wishes.graphql.ts';
import type { WishedProduct } from '../wish-list.tsx';
import { CopyToProjectDocument } from './copy-to-project.graphql.ts';
import { DeleteProjectDocument } from './delete-project.graphql.ts';
import { ListActions, type ListTools } from './list-actions.tsx';
import { OwnItem } from './project-item.tsx';
import type { Project, ProjectItem } from './project-queries.ts';
import { Share } from './share.tsx';
import { UpdateProjectDocument } from './update-project.graphql.ts';
import { UpdateProjectItemDocument } from './update-project-item.graphql.ts';
import { useChanges } from './use-changes.ts';

type Props = ListTools & {
  project: Project;
  /** The wish list, from which products are taken. */
  first: Project;
  products: ReadonlyMap<string, WishedProduct>;
  /** After it was deleted. */
  leave: () => void;
};

const isSame = (one: ProjectItem, other: ProjectItem): boolean =>
  one.sku === other.sku && one.variantSku === other.variantSku;

/** One of the customer's lists beside the wish list. */
export const ProjectView = ({ project, first, products, leave, ...tools }: Props) => {
  const t = useT();
  const { commerce, change, isBusy, problem } = useChanges();
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const top = useRef<HTMLHeadingElement>(null);
  const platform = usePlatform();
  const { id: list, items } = project;
  const others = first.items.filter((item) => !items.some((each) => isSame(each, item)));
  const rename = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name && (await change(() => commerce.mutate(UpdateProjectDocument, { list, name })))) setAsked(undefined);
  };
  const remove = async ({ itemId = '' }: ProjectItem): Promise<void> => {
    await change(() => commerce.mutate(RemoveWishesDocument, { list, items: [itemId] }));
    // The pressed button has gone with its product.
    top.current?.focus();
  };
  const nameOf = ({ sku }: ProjectItem): string => products.get(sku)?.name ?? sku;
  return (
    <section className="wish-project" aria-labelledby="wish-project">
      <h2 id="wish-project" ref={top} tabIndex={-1}>
        {project.name}
      </h2>
      {problem && (
        <p className="wish-problem" role="alert">
          {problem}
        </p>
      )}
      <ListActions
        items={items}
        products={products}
        quoteHref={carries(platform, 'quotes') ? `/account-quotes?list=${list}` : undefined}
        {...tools}
      />
      <Share
        code={project.sharingCode}
        isBusy={isBusy}
        share={(isShared) =>
          void change(() =>
            commerce.mutate(UpdateProjectDocument, { list, visibility: isShared ? 'PUBLIC' : 'PRIVATE' }),
          )
        }
      />
      {items.length === 0 && <p>{t('wishlist.project.empty')}</p>}
      <ul className="wish-list">
        {items.map((item) => (
          <OwnItem
            key={item.itemId}
            item={item}
            product={products.get(item.sku)}
            change={(changes) =>
              change(() => commerce.mutate(UpdateProjectItemDocument, { list, item: item.itemId ?? '', ...changes }))
            }
            remove={() => void remove(item)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <section className="wish-actions" aria-labelledby="wish-take">
          <h3 id="wish-take">{t('wishlist.project.take')}</h3>
          {others.map((item) => (
            <Button
              key={item.itemId}
              kind="secondary"
              size="small"
              isBusy={isBusy}
              onClick={() =>
                void change(() =>
                  commerce.mutate(CopyToProjectDocument, {
                    from: first.id,
                    to: list,
                    items: [{ wishlist_item_id: item.itemId ?? '' }],
                  }),
                )
              }
            >
              {t('wishlist.project.take.one', { name: [nameOf(item), ...(item.choices ?? [])].join(' · ') })}
            </Button>
          ))}
        </section>
      )}
      <div className="wish-actions">
        {asked === 'rename' ? (
          <form className="wish-actions" onSubmit={(event) => void rename(event)}>
            <TextField
              label={t('wishlist.project.name')}
              name="name"
              required
              maxLength={MAX_WISHLIST_NAME}
              defaultValue={project.name}
            />
            <Button type="submit" size="medium" isBusy={isBusy}>
              {t('wishlist.project.rename')}
            </Button>
          </form>
        ) : (
          <Button kind="link" size="small" onClick={() => setAsked('rename')}>
            {t('wishlist.project.rename')}
          </Button>
        )}
        {asked === 'delete' ? (
          <>
            <span>{t('wishlist.project.delete.sure')}</span>
            <Button
              size="medium"
              isBusy={isBusy}
              onClick={() => void change(() => commerce.mutate(DeleteProjectDocument, { list }).then(leave))}
            >
              {t('wishlist.project.delete.yes')}
            </Button>
            <Button kind="link" size="small" onClick={() => setAsked(undefined)}>
              {t('wishlist.project.delete.no')}
            </Button>
          </>
        ) : (
          <Button kind="link" size="small" onClick={() => setAsked('delete')}>
            {t('wishlist.project.delete')}
          </Button>
        )}
      </div>
    </section>
  );
};
