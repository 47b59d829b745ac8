import DataLoader from 'dataloader';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { readReturned } from './store.ts';

const RETURNED = Symbol('units that came back');

/** How many units of a line came back by returns, as Magento counts them; concurrent calls are batched. */
export const returnedUnits = async (
  { db, perRequest }: Pick<CommerceContext, 'db' | 'perRequest'>,
  { orderId, itemId }: { orderId: number; itemId: number },
): Promise<number> => {
  const loader = perRequest(
    RETURNED,
    () =>
      new DataLoader(async (ids: readonly number[]) => {
        const rows = await readReturned(db.kysely, ids);
        return ids.map((id) => rows.filter((row) => row.orderId === id));
      }),
  );
  return (await loader.load(orderId)).find((row) => row.itemId === itemId)?.quantity ?? 0;
};
