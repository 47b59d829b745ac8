import { createHash } from 'node:crypto';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { acceptFile, forgetFile, makeShowroomIn } from '#commerce/merchandise/authoring/service.ts';
import { unshownParts } from '#commerce/merchandise/cms/unshown-rules.ts';
import { storedMenus } from '#commerce/merchandise/menu/service.ts';
import { storedShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { changesOf } from '#commerce/platform/staff/changes-store.ts';
import { htmlOf } from './documents.ts';
import { editable } from './kinds.ts';
import { changeVisibility, type DatedKind } from './visibility.ts';
import { readNewShowroom } from './showroom-rules.ts';
import type { Visibility } from '#commerce/platform/database/visible-dates.ts';
import { deleteDraft, lockContent, readDrafted, readDrafts, writeDraft } from './store.ts';
import { changedFields, contentIn } from './content-rules.ts';
import type { Content, DraftKind } from './types.ts';

export { previewLink, previewOf } from './preview.ts';
export { followVisibleDates, startDrafts } from './visibility.ts';

type Target = { kind: DraftKind; id: string; storeViewId: number };
type By = { by: string; expected: string | undefined };

const subjectOf = (kind: DraftKind, id: string): string => `${kind} ${id}`;

const sourceOf = async (db: Db, kind: DraftKind, id: string) => {
  const published = await editable(kind).read(db, id);
  const drafts = await readDrafts(db, kind, id);
  const version = createHash('sha256')
    .update(JSON.stringify([published, drafts]))
    .digest('hex')
    .slice(0, 16);
  return { published, drafts, version };
};

/** Published content, drafts and changes of the folder. Throws for an unknown id. */
export const contentToEdit = async ({ db }: CommerceContext, kind: DraftKind, id: string) => {
  const { published, drafts, version } = await sourceOf(db.kysely, kind, id);
  const fileChanges = await editable(kind).fileChanges(db.kysely, published.key);
  const html = [...published.content, ...drafts].map(({ content }) => htmlOf(content));
  return {
    ...published,
    id,
    version,
    drafts,
    fileChanges,
    path: editable(kind).path(published),
    isByView: editable(kind).isByView,
    unshown: [...new Set(html.flatMap((text) => unshownParts(text).map(({ part }) => part.slice(0, 120))))],
  };
};

/** Menus with the store views that show them. */
export const listMenus = async ({ db }: CommerceContext) =>
  (await storedMenus(db.kysely)).map(({ id, identifier, title, isActive, storeViewIds }) => ({
    id,
    identifier,
    title,
    active: isActive,
    store_ids: storeViewIds,
  }));

/** Showrooms in their order. */
export const listShowroomsToEdit = async ({ db }: CommerceContext) =>
  (await storedShowrooms(db.kysely)).map(({ code, names, city, isActive }) => ({
    id: code,
    identifier: code,
    title: names.en ?? Object.values(names)[0] ?? code,
    city,
    active: isActive,
  }));

/** The last changes by staff, newest first. */
export const contentChanges = async ({ db }: CommerceContext, kind: DraftKind, id: string) => {
  await editable(kind).read(db.kysely, id);
  return changesOf(db.kysely, subjectOf(kind, id));
};

/** Ids of content with unpublished changes. */
export const draftedIds = ({ db }: CommerceContext, kind: DraftKind): Promise<readonly string[]> =>
  readDrafted(db.kysely, kind);

/** Throws if the content cannot be edited for the store view. Store view 0 and non-default store views are allowed. */
const checkView = async (context: CommerceContext, { kind, storeViewId }: Target): Promise<void> => {
  const views = await listStoreViews(context);
  const isKnown =
    storeViewId === 0 ||
    (editable(kind).isByView && views.some(({ id, isDefault }) => id === storeViewId && !isDefault));
  if (!isKnown) throw new NoSuchEntityError('Requested store is not found (%1)', { parameters: [storeViewId] });
};

/** Runs a change of a target in a transaction, unless others changed it since `expected`. */
const change = async <T>(
  context: CommerceContext,
  target: Target,
  { expected }: By,
  run: (db: Db, source: Awaited<ReturnType<typeof sourceOf>>) => Promise<T>,
): Promise<T> => {
  await checkView(context, target);
  return context.db.tx(async (db) => {
    await lockContent(db, subjectOf(target.kind, target.id));
    const source = await sourceOf(db, target.kind, target.id);
    if (expected !== undefined && expected !== source.version)
      throw new InputError('The record was changed meanwhile.', { code: CHANGED_BY_OTHERS, status: 412 });
    return run(db, source);
  });
};

const draftIn = (drafts: readonly { storeViewId: number; content: Content }[], storeViewId: number) => {
  const draft = drafts.find((one) => one.storeViewId === storeViewId);
  if (!draft) throw new InputError('There is no draft to publish.', { code: 'NO_DRAFT' });
  return draft;
};

const record = (
  context: CommerceContext,
  db: Db,
  { kind, id, storeViewId }: Target,
  action: string,
  by: string,
): Promise<void> =>
  recordStaffAction(
    context,
    db,
    `${kind}-${action}`,
    { by, id },
    { subject: subjectOf(kind, id), ...(storeViewId === 0 ? {} : { after: { store_id: storeViewId } }) },
  );

/** Saves the fields that differ from the published content as a draft. Shoppers do not see drafts. */
export const saveDraft = (context: CommerceContext, target: Target, fields: RestFields, by: By): Promise<void> =>
  change(context, target, by, async (db, { published }) => {
    const { kind, id, storeViewId } = target;
    const given = editable(kind).parse(fields, published, storeViewId);
    const content = changedFields(given, contentIn(published, storeViewId));
    const savedBy = context.staff?.email ?? by.by;
    await writeDraft(db, kind, id, { storeViewId, content, savedBy, savedAt: context.clock.now() });
    await record(context, db, target, 'draft-saved', by.by);
  });

export const discardDraft = (context: CommerceContext, target: Target, by: By): Promise<void> =>
  change(context, target, by, async (db, { drafts }) => {
    draftIn(drafts, target.storeViewId);
    await deleteDraft(db, target.kind, target.id, target.storeViewId);
    await record(context, db, target, 'draft-discarded', by.by);
  });

/** Publishes the draft of a store view: shoppers see it at once. */
export const publishDraft = (context: CommerceContext, target: Target, by: By): Promise<void> =>
  change(context, target, by, async (db, { drafts }) => {
    const { content } = draftIn(drafts, target.storeViewId);
    await deleteDraft(db, target.kind, target.id, target.storeViewId);
    await editable(target.kind).publish(context, db, { ...target, content, by: by.by });
  });

/** Uses the folder's values for the fields of a store view that changed there, or ignores them until they change again. */
export const settleFile = (context: CommerceContext, target: Target, usesFile: boolean, by: By): Promise<void> =>
  change(context, target, by, async (db, { published }) => {
    const { kind, id, storeViewId } = target;
    const changes = (await editable(kind).fileChanges(db, published.key)).filter(
      (one) => one.storeViewId === storeViewId,
    );
    if (changes.length === 0) throw new InputError('The file did not change.', { code: 'FILE_UNCHANGED' });
    if (!usesFile) {
      await acceptFile(db, kind, published.key, changes);
      await record(context, db, target, 'file-ignored', by.by);
      return;
    }
    const values = Object.fromEntries(changes.map(({ field, value }) => [field, value]));
    const content = (values['text'] ?? values) as Content;
    await editable(kind).publish(context, db, { id, storeViewId, content, by: by.by });
    await forgetFile(db, kind, published.key, changes);
  });

/** Shows or hides content, at once or from and until a time. */
export const setVisibility = (
  context: CommerceContext,
  { kind, id }: { kind: DatedKind; id: string },
  visibility: Visibility,
  by: By,
): Promise<void> =>
  change(context, { kind, id, storeViewId: 0 }, by, (db, { published }) =>
    changeVisibility(context, db, { kind, id, key: published.key }, visibility, by.by),
  );

/** Adds a showroom that shoppers do not see yet; returns its code. */
export const makeShowroom = async (context: CommerceContext, fields: RestFields, by: string): Promise<string> => {
  const showroom = readNewShowroom(fields);
  await context.db.tx(async (db) => {
    await lockContent(db, `showroom ${showroom.code}`);
    await makeShowroomIn(context, db, showroom, by);
  });
  return showroom.code;
};
