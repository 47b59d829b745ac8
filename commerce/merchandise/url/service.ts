import type { EntityUrl, UrlRewriteEntityTypeEnum } from '#contract/generated/schema-types.ts';
import { withRequestQuery } from '#contract/redirect-address.ts';
import { openCategory, openEntities, openProduct } from '#commerce/merchandise/catalog/service.ts';
import type { CategoryModel, ProductModel } from '#commerce/merchandise/catalog/types.ts';
import { activePages, findPage } from '#commerce/merchandise/cms/service.ts';
import { productImageUrl } from '#commerce/merchandise/media/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { resolveRewrite, splitAddress } from './rules.ts';
import {
  deleteAddresses,
  findByRequestPath,
  findByTargetPath,
  findInOtherCase,
  findTaken,
  readAddresses,
  writeAddresses,
  writeRedirects,
} from './store.ts';
import type { EntityAddress, RedirectInput, Resolution } from './types.ts';

const HOME_PAGE = 'home';
/** Page for unknown URLs. */
const NO_ROUTE_PAGE = 'no-route';

/** Resolves a URL of the current store view; null if it is unknown. */
export const resolveAddress = async (
  { db, storeView, tags }: CommerceContext,
  address: string,
): Promise<Resolution | null> => {
  if (!address.trim()) throw new InputError('"url" argument should be specified and not empty');
  const { path, query } = splitAddress(address, HOME_PAGE);
  const find = async (each: string) =>
    (await findByRequestPath(db.kysely, storeView.id, each)) ?? findInOtherCase(db.kysely, storeView.id, each);
  const first = (await find(path)) ?? (await findByTargetPath(db.kysely, storeView.id, path));
  // Without a tag the response is not cached: the number of unknown URLs is unlimited.
  if (!first) return null;
  tags.add(tag.url);
  const { path: finalPath, ...resolution } = await resolveRewrite(first, find);
  return { ...resolution, relativeUrl: withRequestQuery(finalPath, query) };
};

/** The URLs that already belong to another entity; check before {@link saveAddresses}. */
export const takenAddresses = (
  db: Db,
  addresses: readonly EntityAddress[],
): Promise<readonly { requestPath: string; entityType: string; entityId: number }[]> => findTaken(db, addresses);

/** Sets entities' URLs in the importer's transaction; earlier ones become permanent redirects. */
export const saveAddresses = async (db: Db, addresses: readonly EntityAddress[]): Promise<string[]> => {
  await writeAddresses(db, addresses);
  return [tag.url];
};

/** Deletes the URLs of deleted entities; returns the changed tags. */
export const removeAddresses = async (
  db: Db,
  entityType: EntityAddress['entityType'],
  ids: readonly number[],
): Promise<string[]> => {
  await deleteAddresses(db, entityType, ids);
  return [tag.url];
};

/** Writes redirects in the importer's transaction; returns those skipped because their URL is in use. */
export const saveRedirects = (db: Db, redirects: readonly RedirectInput[]): Promise<readonly string[]> =>
  writeRedirects(db, redirects);

const TYPES: Readonly<Record<string, UrlRewriteEntityTypeEnum>> = {
  product: 'PRODUCT',
  category: 'CATEGORY',
  'cms-page': 'CMS_PAGE',
};

type Page = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** The product, category or page of a resolution; null if it is disabled or has no page. */
const openEntity = async (
  context: CommerceContext,
  { entityType, entityId }: Resolution,
): Promise<ProductModel | CategoryModel | Page | null> => {
  if (entityId === null) return null;
  if (entityType === 'product') return openProduct(context, entityId);
  if (entityType === 'category') return openCategory(context, entityId);
  return findPage(context, entityId);
};

const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64');

/** The older form of a resolved URL; a redirect to another site has no type and the id 0. */
export const entityUrl = async (context: CommerceContext, url: string): Promise<EntityUrl | null> => {
  const resolution = await resolveAddress(context, url);
  if (!resolution) return null;
  const { entityType, entityId, relativeUrl, redirectCode } = resolution;
  if (entityType === null && redirectCode === 0) return null;
  if (entityType !== null && !(await openEntity(context, resolution))) return null;
  return {
    id: entityId ?? 0,
    entity_uid: uidOf(entityId ?? 0),
    canonical_url: relativeUrl,
    relative_url: relativeUrl,
    redirectCode,
    type: entityType ? (TYPES[entityType] ?? null) : null,
  };
};

/** The entity or redirect at a URL. */
export const findRoutable = async (context: CommerceContext, url: string) => {
  const resolution = await resolveAddress(context, url);
  if (!resolution) return null;
  const { entityType, relativeUrl, redirectCode } = resolution;
  if (entityType === null)
    return redirectCode === 0
      ? null
      : { __typename: 'RoutableUrl' as const, relative_url: relativeUrl, redirect_code: redirectCode, type: null };
  const entity = await openEntity(context, resolution);
  if (!entity) return null;
  return entity.__typename === 'CmsPage'
    ? { ...entity, relative_url: relativeUrl, redirect_code: redirectCode }
    : { ...entity, routed: { relativeUrl, redirectCode } };
};

/** A page for the site map, with its last change (if known) and the URLs of its pictures. */
export type ListedPage = { path: string; changedAt?: Date | undefined; pictures?: readonly string[] };

/** All pages by store view; the home page has `/`. */
export const listPages = async (platform: Platform): Promise<ReadonlyMap<number, readonly ListedPage[]>> => {
  const [addresses, { products, categories }, pages] = await Promise.all([
    readAddresses(platform.db.kysely),
    openEntities(platform),
    activePages(platform.db.kysely),
  ]);
  const isOpen = ({ entityType, entityId, storeViewId, requestPath }: EntityAddress): boolean => {
    if (entityType === 'product') return products.has(entityId);
    if (entityType === 'category') return categories.has(entityId);
    return requestPath !== NO_ROUTE_PAGE && pages(storeViewId, entityId) !== undefined;
  };
  const listed = ({ entityType, entityId, storeViewId, requestPath }: EntityAddress): ListedPage => {
    const path = requestPath === HOME_PAGE ? '/' : `/${requestPath}`;
    if (entityType === 'cms-page') return { path, changedAt: pages(storeViewId, entityId)?.changedAt };
    const facts = (entityType === 'product' ? products : categories).get(entityId);
    const pictures = facts?.pictures.map((file) => productImageUrl(platform.settings, file));
    return { path, changedAt: facts?.changedAt, ...(pictures?.length && { pictures }) };
  };
  const open = Map.groupBy(addresses.filter(isOpen), ({ storeViewId }) => storeViewId);
  return new Map([...open].map(([id, all]) => [id, all.map(listed)]));
};
