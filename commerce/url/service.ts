import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { resolveRewrite, splitAddress, withQuery } from './rules.ts';
import { findByRequestPath, findByTargetPath, findTaken, writeAddresses, writeRedirects } from './store.ts';
import type { EntityAddress, RedirectInput, Resolution } from './types.ts';

const HOME_PAGE = 'home';

/** What an address of the current store view leads to; null when nothing stands there. */
export const resolveAddress = async ({ db, storeView, tags }: CommerceContext, address: string): Promise<Resolution | null> => {
  if (!address.trim()) throw new InputError('"url" argument should be specified and not empty');
  tags.add(tag.url);
  const { path, query } = splitAddress(address, HOME_PAGE);
  const find = (each: string) => findByRequestPath(db.kysely, storeView.id, each);
  const first = (await find(path)) ?? (await findByTargetPath(db.kysely, storeView.id, path));
  if (!first) return null;
  const { path: finalPath, ...resolution } = await resolveRewrite(first, find);
  return { ...resolution, relativeUrl: withQuery(finalPath, query) };
};

/** Addresses among these that lead to something else already; asked before {@link saveAddresses}. */
export const takenAddresses = (db: Db, addresses: readonly EntityAddress[]): Promise<readonly { requestPath: string; entityType: string; entityId: number }[]> =>
  findTaken(db, addresses);

/** Gives entities their addresses inside the importer's transaction; earlier ones become permanent redirects. */
export const saveAddresses = async (db: Db, addresses: readonly EntityAddress[]): Promise<string[]> => {
  await writeAddresses(db, addresses);
  return [tag.url];
};

/** Writes redirects inside the importer's transaction; answers those whose address is in use and was left alone. */
export const saveRedirects = (db: Db, redirects: readonly RedirectInput[]): Promise<readonly string[]> => writeRedirects(db, redirects);
