import type { CommerceContext } from '#commerce/platform/context.ts';
import { findLives } from '../bought-store.ts';
import type { TrackedLife } from '../types.ts';
import { statusChanges } from './history-rules.ts';
import { readSettings } from './life-store.ts';
import { carrierName, trackUrl } from './track-rules.ts';

/** Public status and shipments of orders, by number. */
export const trackedLives = async (
  context: CommerceContext,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, TrackedLife>> => {
  if (numbers.length === 0) return new Map();
  const { kysely } = context.db;
  const { language } = context.storeView;
  const carriers = (await readSettings(kysely))?.carriers ?? [];
  return new Map(
    (await findLives(kysely, numbers)).map((life) => [
      life.number,
      {
        changes: statusChanges(life),
        shipments: life.shipments.map(({ number, sentAt, items, tracks }) => ({
          number,
          sentAt,
          items,
          parcels: tracks.map((track) => ({
            carrier: carrierName(track, carriers, language),
            number: track.number,
            url: trackUrl(track, carriers, language),
          })),
        })),
      },
    ]),
  );
};
