import {
  contentWithId,
  dropContent,
  identifierOf,
  storedBlocks,
  storedPages,
  saveVisibility,
  setIdentifier,
  saveBlocks,
  savePages,
} from '#commerce/merchandise/cms/service.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import { unshownParts } from '#commerce/merchandise/cms/unshown-rules.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { indexContentPages } from '#commerce/merchandise/search/service.ts';
import { removeAddresses } from '#commerce/merchandise/url/service.ts';
import { checkContent, EMPTY_TEXT, shownText, type ContentChange, type ContentKind } from './content-rules.ts';
import { settleAddresses, writtenView } from './settle.ts';
import { forgetOwn, markOwn, readOwn } from './store.ts';
import { REMOVED, type OwnField } from './types.ts';

/** Names a page or block in the changes of staff. */
export const subjectOfContent = (kind: ContentKind, id: number): string => `${kind} ${id}`;

const TAG = { page: tag.cmsPage, block: tag.cmsBlock } as const;

/** A page has all fields of a block and more; the others are not written for a block. */
export type Entry = CmsPageInput & { id: number };

const read = async (db: Db, kind: ContentKind, identifier: string): Promise<Entry | undefined> => {
  const [found] = kind === 'page' ? await storedPages(db, [identifier]) : await storedBlocks(db, [identifier]);
  return found && { ...found, texts: found.texts.map((text) => ({ ...EMPTY_TEXT, ...text })) };
};

const write = async (db: Db, kind: ContentKind, entry: CmsPageInput): Promise<number> => {
  if (kind === 'page') return (await savePages(db, [entry])).ids.get(entry.identifier)!;
  await saveBlocks(db, [entry]);
  return (await storedBlocks(db, [entry.identifier]))[0]!.id;
};

/** Updates search, menus and caches after a page or block was written, shown or hidden; `urls` are further tags. */
export const refreshContent = async (
  platform: Platform,
  db: Db,
  kind: ContentKind,
  { id, identifier }: { id: number; identifier: string },
  urls: readonly string[] = [],
): Promise<void> => {
  if (kind === 'page') await indexContentPages(platform, db);
  await platform.cache.invalidate(db, [
    ...urls,
    TAG[kind](identifier),
    TAG[kind](String(id)),
    ...(kind === 'page' ? [tag.menu, tag.search] : [tag.menu]),
  ]);
};

/** Updates URLs, search and caches of written content. */
const settleContent = async (
  context: CommerceContext,
  db: Db,
  kind: ContentKind,
  entry: { id: number; identifier: string },
): Promise<void> => {
  const urls = kind === 'page' ? await settleAddresses(context, db, { pages: [entry] }) : [];
  await refreshContent(context, db, kind, entry, urls);
};

const own = (
  kind: ContentKind,
  key: string,
  change: ContentChange,
  view: number,
  file?: { isActive: boolean; text: unknown },
): readonly OwnField[] => [
  ...(change.isActive === undefined ? [] : [{ kind, key, field: 'active', storeViewId: 0, fileValue: file?.isActive }]),
  ...(Object.keys(change.text).length === 0
    ? []
    : [{ kind, key, field: 'text', storeViewId: view, fileValue: file?.text }]),
];

/** The folder's text of a store view. Undefined if it is unknown, because staff changed the text of all views. */
const fileText = async (db: Db, kind: ContentKind, before: Entry, view: number): Promise<unknown> => {
  const marks = await readOwn(db, { kind, keys: [before.identifier] });
  const isOwn = marks.some(({ field, storeViewId }) => field === 'text' && storeViewId === 0);
  const hasText = before.texts.some(({ storeViewId }) => storeViewId === view);
  return isOwn && !hasText ? undefined : shownText(before, view);
};

/** The changed values, before and after. */
const recorded = (before: Entry, { identifier, isActive, text }: ContentChange, view: number) => {
  const given = { identifier, isActive, ...text };
  const old = { identifier: before.identifier, isActive: before.isActive, ...shownText(before, view) };
  const changed = (Object.keys(given) as (keyof typeof old)[]).filter(
    (name) => given[name] !== undefined && given[name] !== old[name],
  );
  const place: { store_id?: number } = view === 0 ? {} : { store_id: view };
  return {
    before: { ...Object.fromEntries(changed.map((name) => [name, old[name]])), ...place },
    after: { ...Object.fromEntries(changed.map((name) => [name, given[name]])), ...place },
  };
};

const applied = (before: CmsPageInput, change: ContentChange, view: number): CmsPageInput => {
  const text = { ...shownText(before, view), ...change.text, storeViewId: view };
  return {
    identifier: change.identifier ?? before.identifier,
    isActive: change.isActive ?? before.isActive,
    texts:
      Object.keys(change.text).length === 0
        ? before.texts
        : [...before.texts.filter(({ storeViewId }) => storeViewId !== view), text],
  };
};

const taken = (kind: ContentKind): InputError =>
  new InputError(`A ${kind} identifier with the same properties already exists in the selected store.`);

/** Logs the parts of a text that cannot be shown. */
const logUnshown = (
  { log }: CommerceContext,
  kind: ContentKind,
  identifier: string,
  content: string | undefined,
): void => {
  for (const { part, reason } of unshownParts(content ?? ''))
    log.warn({ kind, identifier, part: part.slice(0, 200) }, `content not rendered: ${reason}`);
};

/** Creates a page or block, whose texts apply to all views; returns its id. */
export const makeContent = (
  context: CommerceContext,
  kind: ContentKind,
  change: ContentChange,
  by: string,
): Promise<number> =>
  context.db.tx(async (db) => {
    const next = applied({ identifier: '', isActive: true, texts: [] }, change, 0);
    checkContent(kind, next);
    logUnshown(context, kind, next.identifier, change.text.content);
    if (await read(db, kind, next.identifier)) throw taken(kind);
    const id = await write(db, kind, next);
    await settleContent(context, db, kind, { id, identifier: next.identifier });
    await forgetOwn(db, kind, [next.identifier]);
    await markOwn(db, own(kind, next.identifier, { ...change, isActive: next.isActive }, 0), by);
    await recordStaffAction(context, db, `${kind}-made`, { by, id }, { subject: subjectOfContent(kind, id) });
    return id;
  });

/** A page or block with the texts of all store views. Throws for an unknown id. */
export const contentEntry = async (db: Db, kind: ContentKind, id: string): Promise<Entry> => {
  const identifier = /^\d{1,9}$/.test(id) ? await identifierOf(db, kind, Number(id)) : undefined;
  const found = identifier === undefined ? undefined : await read(db, kind, identifier);
  if (!found)
    throw new NoSuchEntityError(`The CMS ${kind} with the "%1" ID doesn't exist.`, { parameters: [id.slice(0, 40)] });
  return found;
};

/** Changes the given fields of a page or block in the caller's transaction. */
export const changeContentIn = async (
  context: CommerceContext,
  db: Db,
  { kind, before, view }: { kind: ContentKind; before: Entry; view: number },
  change: ContentChange,
  by: string,
): Promise<void> => {
  const next = applied(before, change, view);
  checkContent(kind, next);
  logUnshown(context, kind, next.identifier, change.text.content);
  if (next.identifier !== before.identifier) {
    if (await read(db, kind, next.identifier)) throw taken(kind);
    await setIdentifier(db, kind, before.id, next.identifier);
    await forgetOwn(db, kind, [next.identifier]);
    await markOwn(db, [{ kind, key: before.identifier, field: REMOVED, storeViewId: 0 }], by);
    await context.cache.invalidate(db, [TAG[kind](before.identifier)]);
  }
  await write(db, kind, next);
  // Otherwise the task of visible dates would undo the change.
  if (change.isActive !== undefined)
    await saveVisibility(db, kind, before.id, { isActive: change.isActive, from: null, until: null });
  await settleContent(context, db, kind, { id: before.id, identifier: next.identifier });
  const file = { isActive: before.isActive, text: await fileText(db, kind, before, view) };
  await markOwn(db, own(kind, next.identifier, change, view, file), by);
  const subject = subjectOfContent(kind, before.id);
  const changes = recorded(before, change, view);
  await recordStaffAction(context, db, `${kind}-changed`, { by, id: before.id }, { subject, ...changes });
};

/** Changes the given fields of a page or block; texts apply to the path's store view. */
export const changeContent = async (
  context: CommerceContext,
  { kind, id }: { kind: ContentKind; id: string },
  change: ContentChange,
  by: string,
): Promise<void> => {
  const view = writtenView(context);
  await context.db.tx(async (db) => {
    const before = await contentEntry(db, kind, id);
    await changeContentIn(context, db, { kind, before, view }, change, by);
  });
};

/** Deletes a page or block; loading the catalogue does not restore it. */
export const removeContent = async (
  context: CommerceContext,
  { kind, id }: { kind: ContentKind; id: string },
  by: string,
): Promise<void> => {
  const stored = await contentWithId(context, kind, id);
  await context.db.tx(async (db) => {
    await dropContent(db, kind, stored.id);
    const urls = kind === 'page' ? await removeAddresses(db, 'cms-page', [stored.id]) : [];
    await forgetOwn(db, kind, [stored.identifier]);
    await markOwn(db, [{ kind, key: stored.identifier, field: REMOVED, storeViewId: 0 }], by);
    await context.cache.invalidate(db, [
      ...urls,
      TAG[kind](stored.identifier),
      TAG[kind](String(stored.id)),
      tag.menu,
      ...(kind === 'page' ? [tag.search] : []),
    ]);
    await recordStaffAction(context, db, `${kind}-removed`, { by, id: stored.id });
  });
};
