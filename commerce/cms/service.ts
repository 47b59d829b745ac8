import type { CmsBlock, CmsPage } from '#contract/generated/schema-types.ts';
import { mediaBase } from '#commerce/media/service.ts';
import { atMost } from '#commerce/platform/at-most.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { renderDirectives } from './rules.ts';
import { readBlocks, readPageById, readPageByIdentifier, writeBlocks, writePages } from './store.ts';
import type { BlockRow, CmsBlockInput, CmsPageInput, PageRow } from './types.ts';

/** Fills in the media and store directives of a text for the current store view. */
export const renderContent = ({ settings, storeView }: Pick<CommerceContext, 'settings' | 'storeView'>, content: string): string =>
  renderDirectives(content, { mediaBase: mediaBase(settings), pathPrefix: storeView.pathPrefix });

type Page = CmsPage & { __typename: 'CmsPage' };

const pageOf = (context: CommerceContext, row: PageRow): Page => {
  context.tags.add(tag.cmsPage(row.identifier));
  return {
    __typename: 'CmsPage',
    identifier: row.identifier,
    url_key: row.identifier,
    title: row.title,
    content: renderContent(context, row.content),
    content_heading: row.contentHeading,
    page_layout: row.pageLayout,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    meta_keywords: row.metaKeywords,
    relative_url: row.identifier,
    redirect_code: 0,
    type: 'CMS_PAGE',
  };
};

/** The page at an address, or null when there is none or it is switched off. */
export const findPage = async (context: CommerceContext, id: number): Promise<Page | null> => {
  const row = await readPageById(context.db.kysely, context.storeView.id, id);
  return row?.isActive ? pageOf(context, row) : null;
};

/** A page asked for by id or identifier; throws Magento's errors. */
export const cmsPage = async (context: CommerceContext, { id, identifier }: { id?: number | null; identifier?: string | null }): Promise<Page> => {
  if (!id && !identifier) throw new InputError('"Page id/identifier should be specified');
  const row = id
    ? await readPageById(context.db.kysely, context.storeView.id, id)
    : await readPageByIdentifier(context.db.kysely, context.storeView.id, identifier ?? '');
  if (!row) throw new NoSuchEntityError(`The CMS page with the "%1" ID doesn't exist.`, { parameters: [id ?? identifier ?? ''] });
  if (!row.isActive) throw new NoSuchEntityError('No such entity.');
  return pageOf(context, row);
};

const blockOf = (context: CommerceContext, row: BlockRow): CmsBlock => ({
  identifier: row.identifier,
  title: row.title,
  content: renderContent(context, row.content),
});

/** Blocks of one question: more than any page shows. */
const MOST_BLOCKS = 100;

/** Blocks in the order asked for; an error stands where one is unknown, so that the others still arrive. */
export const cmsBlocks = async (context: CommerceContext, identifiers: readonly (string | null)[] | null | undefined): Promise<(CmsBlock | Error)[]> => {
  const names = atMost(identifiers ?? [], MOST_BLOCKS, 'identifiers').filter((name) => name !== null);
  if (names.length === 0) throw new InputError('"identifiers" of CMS blocks should be specified');
  const rows = await readBlocks(context.db.kysely, context.storeView.id, names);
  return names.map((name) => {
    context.tags.add(tag.cmsBlock(name));
    const row = rows.find(({ identifier }) => identifier === name) ?? rows.find(({ id }) => String(id) === name);
    return row ? blockOf(context, row) : new NoSuchEntityError(`The CMS block with the "%1" ID doesn't exist.`, { parameters: [name] });
  });
};

/** One block, or null when there is none. */
export const findBlock = async (context: CommerceContext, identifier: string): Promise<CmsBlock | null> => {
  context.tags.add(tag.cmsBlock(identifier));
  const [row] = await readBlocks(context.db.kysely, context.storeView.id, [identifier]);
  return row ? blockOf(context, row) : null;
};

/** Writes pages inside the importer's transaction; answers their ids by identifier and the tags that changed. */
export const savePages = async (db: Db, pages: readonly CmsPageInput[]): Promise<{ ids: Map<string, number>; tags: string[] }> => ({
  ids: await writePages(db, pages),
  tags: pages.map(({ identifier }) => tag.cmsPage(identifier)),
});

/** Writes blocks inside the importer's transaction and returns the tags that changed. */
export const saveBlocks = async (db: Db, blocks: readonly CmsBlockInput[]): Promise<string[]> => {
  await writeBlocks(db, blocks);
  return blocks.map(({ identifier }) => tag.cmsBlock(identifier));
};
