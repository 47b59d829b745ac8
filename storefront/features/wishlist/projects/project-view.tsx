import { useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { hasFeature, usePlatform } from '#storefront/platform/platform.tsx';
import { RemoveWishesDocument } from '../api/remove-wishes.graphql.ts';
import type { WishedProduct } from '../wished-product.ts';
import { AddRoom } from './add-room.tsx';
import { Budget } from './budget.tsx';
import { ByRoom } from './by-room.tsx';
import { ChangeRoomsDocument } from './change-rooms.graphql.ts';
import { CopyToProjectDocument } from './copy-to-project.graphql.ts';
import { DeleteProjectDocument } from './delete-project.graphql.ts';
import { ListActions, type ListTools } from './list-actions.tsx';
import { MoveToProjectDocument } from './move-to-project.graphql.ts';
import { OwnLine } from './own-line.tsx';
import { PlanItemsDocument } from './plan-items.graphql.ts';
import type { Project, ProjectArea, ProjectItem } from './project-queries.ts';
import { ProjectSettings } from './project-settings.tsx';
import { RoomTools, type RoomChange } from './room-tools.tsx';
import { SetBudgetDocument } from './set-budget.graphql.ts';
import { Share } from './share.tsx';
import { TakeIn } from './take-in.tsx';
import { UpdateProjectDocument } from './update-project.graphql.ts';
import { UpdateProjectItemDocument } from './update-project-item.graphql.ts';
import { useChanges } from './use-changes.ts';
import styles from '../wishlist.module.css';

type Props = ListTools & {
  project: Project;
  /** All lists of the customer; the first is the wish list. */
  projects: readonly Project[];
  products: ReadonlyMap<string, WishedProduct>;
  /** After it was deleted. */
  leave: () => void;
};

const isSame = (one: ProjectItem, other: ProjectItem): boolean =>
  one.sku === other.sku && one.variantSku === other.variantSku;

/** One of the customer's lists beside the wish list. */
export const ProjectView = ({ project, projects, products, leave, ...tools }: Props) => {
  const t = useT();
  const { commerce, change, isBusy, problem } = useChanges();
  const platform = usePlatform();
  const top = useRef<HTMLHeadingElement>(null);
  const { id: list, items, rooms } = project;
  const [first] = projects;
  const others = projects.filter(({ id }) => id !== list);
  const changeRooms = (input: RoomChange) => change(() => commerce.mutate(ChangeRoomsDocument, { list, input }));
  const plan = (item: ProjectItem, given: { room_id: string | null } | { area: ProjectArea | null }) =>
    change(() =>
      commerce.mutate(PlanItemsDocument, {
        list,
        items: [
          {
            wishlist_item_id: item.itemId ?? '',
            ...('room_id' in given ? given : { area: given.area && onWire(given.area) }),
          },
        ],
      }),
    );
  /** The pressed button disappears with its product. */
  const leaving = async (work: () => Promise<unknown>): Promise<void> => {
    await change(work);
    top.current?.focus();
  };
  const carry = (item: ProjectItem, to: string, isMove: boolean): void => {
    const given = { from: list, to, items: [{ wishlist_item_id: item.itemId ?? '' }] };
    if (isMove) void leaving(() => commerce.mutate(MoveToProjectDocument, given));
    else void change(() => commerce.mutate(CopyToProjectDocument, given));
  };
  return (
    <section className={styles.project} aria-labelledby="wish-project">
      <h2 id="wish-project" ref={top} tabIndex={-1}>
        {project.name}
      </h2>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Budget
        plan={project}
        isBusy={isBusy}
        save={(amount) => change(() => commerce.mutate(SetBudgetDocument, { list, amount }))}
      />
      <ListActions
        items={items}
        products={products}
        paper={{ wishlist_id: list }}
        quoteHref={hasFeature(platform, 'quotes') ? `/account-quotes?list=${list}` : undefined}
        {...tools}
      />
      {items.length === 0 && <p>{t('wishlist.project.empty')}</p>}
      <ByRoom
        rooms={rooms}
        items={items}
        tools={(room) => <RoomTools room={room} rooms={rooms} isBusy={isBusy} change={changeRooms} />}
        line={(item) => (
          <OwnLine
            key={item.itemId}
            item={item}
            product={products.get(item.sku)}
            rooms={rooms}
            others={others}
            change={(changes) =>
              void change(() =>
                commerce.mutate(UpdateProjectItemDocument, { list, item: item.itemId ?? '', ...changes }),
              )
            }
            saveArea={(area) => void plan(item, { area })}
            place={(roomId) => void plan(item, { room_id: roomId })}
            carry={(to, isMove) => carry(item, to, isMove)}
            remove={() =>
              void leaving(() => commerce.mutate(RemoveWishesDocument, { list, items: [item.itemId ?? ''] }))
            }
          />
        )}
      />
      <AddRoom count={rooms.length} isBusy={isBusy} change={changeRooms} />
      <TakeIn
        items={(first?.items ?? []).filter((item) => !items.some((each) => isSame(each, item)))}
        nameOf={({ sku }) => products.get(sku)?.name ?? sku}
        isBusy={isBusy}
        take={(item) =>
          void change(() =>
            commerce.mutate(CopyToProjectDocument, {
              from: first?.id ?? '0',
              to: list,
              items: [{ wishlist_item_id: item.itemId ?? '' }],
            }),
          )
        }
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
      <ProjectSettings
        name={project.name}
        isBusy={isBusy}
        rename={(name) => change(() => commerce.mutate(UpdateProjectDocument, { list, name }))}
        remove={() => void change(() => commerce.mutate(DeleteProjectDocument, { list }).then(leave))}
      />
    </section>
  );
};

const onWire = ({ value, unit, wastePercent }: ProjectArea) => ({
  value,
  unit: unit === 'm2' ? ('M2' as const) : ('SQ_FT' as const),
  waste_percent: wastePercent,
});
