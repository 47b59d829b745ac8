import type { CmsBlock, CmsPage } from '#contract/generated/schema-types.ts';
import { findSkusWhere } from '#commerce/merchandise/catalog/service.ts';
import { mediaBase } from '#commerce/merchandise/media/service.ts';
import { atMost } from '#commerce/platform/at-most.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { hoursLines, listShowrooms, shownShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { variablesOfContent } from '#commerce/merchandise/stores/service.ts';
import { conditionalLists, withSkus } from './product-conditions.ts';
import {
  includedBlocks,
  listedCountries,
  MAX_BLOCK_DEPTH,
  renderDirectives,
  showroomVariables,
  withBlocks,
  withHours,
  withoutBlanks,
} from './rules.ts';
import { withShowrooms } from './showroom-markup.ts';
import {
  readActiveIdentifiers,
  readActivePages,
  readBlocks,
  readPageById,
  readPageByIdentifier,
  writeBlocks,
  writePages,
} from './store.ts';
import type { BlockRow, CmsBlockInput, CmsPageInput, PageRow } from './types.ts';

export { conditionalLists } from './product-conditions.ts';
export { contentWithId } from './admin/content.ts';
export {
  dropContent,
  identifierOf,
  saveVisibility,
  setIdentifier,
  storedBlocks,
  storedPages,
  switchDueContent,
  visibilityOf,
} from './stored.ts';

const namesShowroom = (content: string): boolean => content.includes('showroom_');

const listsShowrooms = (content: string): boolean => /\{\{showroom(?:s|_positions)\b/.test(content);

/** Fills the lists of showrooms. A name is a link if the store view has a page `showroom/<url key>`. */
const fillShowrooms = async (context: CommerceContext, content: string): Promise<string> => {
  if (!listsShowrooms(content)) return content;
  const showrooms = await shownShowrooms(context);
  const { id, language, pathPrefix } = context.storeView;
  const identifierOf = ({ urlKey }: { urlKey: string }): string => `showroom/${urlKey}`;
  const identifiers = listedCountries(content).length > 0 ? showrooms.map(identifierOf) : [];
  for (const identifier of identifiers) context.tags.add(tag.cmsPage(identifier));
  const pages = await readActiveIdentifiers(context.db.kysely, id, identifiers);
  return withShowrooms(content, showrooms, {
    language,
    linesOf: (showroom) => hoursLines(showroom, language),
    pageOf: (showroom) =>
      pages.includes(identifierOf(showroom)) ? `${pathPrefix}/${identifierOf(showroom)}` : undefined,
  });
};

const renderDirectivesOf = async (context: CommerceContext, given: string): Promise<string> => {
  const content = await fillShowrooms(context, given);
  const showrooms = namesShowroom(content) ? await listShowrooms(context) : [];
  const { language } = context.storeView;
  const linesOf = (code: string): readonly string[] => {
    const showroom = showrooms.find((one) => one.code === code);
    return showroom ? hoursLines(showroom, language) : [];
  };
  return renderDirectives(withHours(content, linesOf), {
    mediaBase: mediaBase(context.settings),
    pathPrefix: context.storeView.pathPrefix,
    variables: new Map([...(await variablesOfContent(context)), ...showroomVariables(showrooms)]),
  });
};

/** Blocks per query: more than any page shows. */
const MAX_BLOCKS = 100;

const fillBlocks = async (
  context: CommerceContext,
  content: string,
  around: readonly string[] = [],
): Promise<string> => {
  const names = [...new Set(includedBlocks(content))].slice(0, MAX_BLOCKS);
  if (names.length === 0) return content;
  const rows = around.length < MAX_BLOCK_DEPTH ? await blocksOf(context, names) : [];
  const blocks = new Map<string, string>();
  for (const name of names) {
    context.tags.add(tag.cmsBlock(name));
    const row = rows.find(({ identifier, id }) => identifier === name || String(id) === name);
    if (row && !around.includes(row.identifier))
      blocks.set(name, await fillBlocks(context, row.content, [...around, row.identifier]));
  }
  return withBlocks(content, blocks);
};

/** Fills conditional product lists, which change with the catalogue. */
const fillProducts = async (context: CommerceContext, content: string): Promise<string> =>
  withSkus(
    content,
    await Promise.all(
      conditionalLists(content).map(async (list) => ({
        ...list,
        skus: list.condition ? await findSkusWhere(context, { ...list, condition: list.condition }) : [],
      })),
    ),
  );

/** Fills blocks, product lists and directives of a text for the current store view. */
export const renderContent = async (context: CommerceContext, content: string): Promise<string> =>
  content.includes('{{')
    ? renderDirectivesOf(context, await fillProducts(context, await fillBlocks(context, content)))
    : content;

/** The row of a page, or its previewed draft. */
const previewedPage = ({ preview }: CommerceContext, row: PageRow): PageRow =>
  preview?.kind === 'page' && preview.id === String(row.id) ? { ...row, ...preview.content, isActive: true } : row;

/** Blocks of a store view, with the previewed draft in place of the published text. */
const blocksOf = async (context: CommerceContext, names: readonly string[]): Promise<readonly BlockRow[]> => {
  const rows = await readBlocks(context.db.kysely, context.storeView.id, names);
  const { preview } = context;
  if (preview?.kind !== 'block' || !names.some((name) => name === preview.key || name === preview.id)) return rows;
  const draft = { id: Number(preview.id), identifier: preview.key, title: '', content: '', ...preview.content };
  return [...rows.filter(({ id }) => id !== draft.id), draft];
};

type Page = CmsPage & { __typename: 'CmsPage' };

const pageOf = async (context: CommerceContext, row: PageRow): Promise<Page> => {
  context.tags.add(tag.cmsPage(row.identifier));
  return {
    __typename: 'CmsPage',
    identifier: row.identifier,
    url_key: row.identifier,
    title: row.title,
    content: withoutBlanks(await renderContent(context, row.content)),
    content_heading: row.contentHeading,
    page_layout: row.pageLayout,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription && (await renderContent(context, row.metaDescription)),
    meta_keywords: row.metaKeywords,
    relative_url: row.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE',
  };
};

export type ActivePage = { changedAt: Date | undefined };

/** Returns a function that lists the pages of a store view, with the last change of their text. */
export const activePages = async (db: Db): Promise<(storeViewId: number, id: number) => ActivePage | undefined> => {
  const rows = await readActivePages(db);
  const open = new Map(
    rows.map(({ id, storeViewId, changedAt }) => [`${storeViewId}/${id}`, { changedAt: changedAt ?? undefined }]),
  );
  return (storeViewId, id) => open.get(`${storeViewId}/${id}`) ?? open.get(`0/${id}`);
};

/** The page with an id; null if it is unknown or disabled. */
export const findPage = async (context: CommerceContext, id: number): Promise<Page | null> => {
  const found = await readPageById(context.db.kysely, context.storeView.id, id);
  const row = found && previewedPage(context, found);
  return row?.isActive ? pageOf(context, row) : null;
};

/** A page by id or identifier. Throws Magento's errors. */
export const cmsPage = async (
  context: CommerceContext,
  { id, identifier }: { id?: number | null; identifier?: string | null },
): Promise<Page> => {
  if (!id && !identifier) throw new InputError('"Page id/identifier should be specified');
  const found = id
    ? await readPageById(context.db.kysely, context.storeView.id, id)
    : await readPageByIdentifier(context.db.kysely, context.storeView.id, identifier ?? '');
  const row = found && previewedPage(context, found);
  if (!row)
    throw new NoSuchEntityError(`The CMS page with the "%1" ID doesn't exist.`, {
      parameters: [id ?? identifier ?? ''],
    });
  if (!row.isActive) throw new NoSuchEntityError('No such entity.');
  return pageOf(context, row);
};

const blockOf = async (context: CommerceContext, row: BlockRow): Promise<CmsBlock> => ({
  identifier: row.identifier,
  title: row.title,
  content: withoutBlanks(await renderContent(context, row.content)),
});

/** Blocks in the requested order, with an error in place of each unknown one. */
export const cmsBlocks = async (
  context: CommerceContext,
  identifiers: readonly (string | null)[] | null | undefined,
): Promise<(CmsBlock | Error)[]> => {
  const names = atMost(identifiers ?? [], MAX_BLOCKS, 'identifiers').filter((name) => name !== null);
  if (names.length === 0) throw new InputError('"identifiers" of CMS blocks should be specified');
  const rows = await blocksOf(context, names);
  return Promise.all(
    names.map(async (name) => {
      context.tags.add(tag.cmsBlock(name));
      const row = rows.find(({ identifier }) => identifier === name) ?? rows.find(({ id }) => String(id) === name);
      return row
        ? blockOf(context, row)
        : new NoSuchEntityError(`The CMS block with the "%1" ID doesn't exist.`, { parameters: [name] });
    }),
  );
};

/** One block; null if it is unknown. */
export const findBlock = async (context: CommerceContext, identifier: string): Promise<CmsBlock | null> => {
  context.tags.add(tag.cmsBlock(identifier));
  const [row] = await blocksOf(context, [identifier]);
  return row ? blockOf(context, row) : null;
};

/** Writes pages in the importer's transaction; returns their ids by identifier and the changed tags. */
export const savePages = async (
  db: Db,
  pages: readonly CmsPageInput[],
): Promise<{ ids: Map<string, number>; tags: string[] }> => ({
  ids: await writePages(db, pages),
  tags: pages.map(({ identifier }) => tag.cmsPage(identifier)),
});

/** Writes blocks in the importer's transaction; returns the changed tags. */
export const saveBlocks = async (db: Db, blocks: readonly CmsBlockInput[]): Promise<string[]> => {
  await writeBlocks(db, blocks);
  return blocks.map(({ identifier }) => tag.cmsBlock(identifier));
};
