import { DOWNLOADS } from '#contract/downloads.ts';
import { findSampleFile } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { secretOf } from '#commerce/platform/secrets/store.ts';
import { addressOf, keyOfAddress } from './address-rules.ts';
import { insertPurchases, readFile, readLinesWithFiles, readPurchases, takeFile, writeFiles } from './store.ts';
import type { Bought, DownloadFile, Purchase } from './types.ts';

const addressSecret = (platform: Platform): Promise<Uint8Array> => secretOf(platform, 'download-address');

/** Writes files of a catalogue folder in the importer's transaction. */
export const saveDownloadFiles = (db: Db, files: readonly DownloadFile[]): Promise<void> => writeFiles(db, files);

/** Records the files that an order bought, in the order's transaction. `fileOf` returns the file of a product link. */
export const recordDownloads = async (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: { id: number; customerId: number | null; placedAt: Date },
  fileOf: (productId: number, linkId: number) => Bought | undefined,
): Promise<void> => {
  const { customerId } = order;
  // Only customers with an account can buy files.
  if (customerId === null) return;
  const lines = await readLinesWithFiles(db, order.id);
  const purchases = lines.flatMap(({ lineId, productId, quantity, links }) =>
    links.flatMap(({ id, title }) => {
      const bought = fileOf(productId, id);
      if (!bought) return [];
      const most = bought.most === null ? null : bought.most * quantity;
      return [{ key: random.token(32), lineId, customerId, title, file: bought.file, most }];
    }),
  );
  await insertPurchases(db, purchases, order.placedAt);
};

export type OwnDownload = Purchase & { /** Null while it cannot be fetched. */ url: string | null };

/** Files bought by the signed-in customer, with their private URLs. */
export const ownDownloads = async (context: CommerceContext): Promise<readonly OwnDownload[]> => {
  context.noStore();
  const { customer, db, clock, settings } = context;
  if (!customer) throw new AuthorizationError("The current customer isn't authorized.");
  const secret = await addressSecret(context);
  return (await readPurchases(db.kysely, customer.id)).map((purchase) => ({
    ...purchase,
    url:
      purchase.status === 'available'
        ? `${settings.publicUrl}${DOWNLOADS.link}${addressOf(secret, purchase.key, clock.now())}`
        : null,
  }));
};

/** Fetches a file by the end of an address; undefined when it may not be. A look at it alone is not counted. */
export const fetchDownload = async (
  platform: Platform,
  { kind, id, isCounted }: { kind: 'link' | 'sample'; id: string; isCounted: boolean },
): Promise<DownloadFile | undefined> => {
  const { kysely } = platform.db;
  if (kind === 'sample') {
    const name = /^\d{1,9}$/.test(id) ? await findSampleFile(kysely, Number(id)) : undefined;
    return name === undefined ? undefined : readFile(kysely, name);
  }
  const key = keyOfAddress(await addressSecret(platform), id, platform.clock.now());
  if (key === undefined) return undefined;
  const name = await takeFile(kysely, key, isCounted);
  return name === undefined ? undefined : readFile(kysely, name);
};
