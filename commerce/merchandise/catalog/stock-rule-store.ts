import type { Db } from '#commerce/platform/database/types.ts';
import type { StockRule } from './types.ts';

const readClasses = (db: Db) =>
  db
    .selectFrom('stock_class_rule')
    .select(['attribute_code as attribute', 'option_code as option', 'is_offered as isOffered', 'days'])
    .orderBy('position')
    .execute();

/** The rules of stock.yaml; undefined without the file. */
export const readStockRule = async (db: Db): Promise<StockRule | undefined> => {
  const row = await db
    .selectFrom('stock_rule')
    .select(['is_offered as isOffered', 'days', 'two_shipments as twoShipments', 'few_left as fewLeft'])
    .$narrowType<Pick<StockRule, 'twoShipments'>>()
    .executeTakeFirst();
  return row && { ...row, classes: await readClasses(db) };
};

/** Null removes the rules: nothing can be ordered beyond the stock. */
export const replaceStockRule = async (db: Db, rule: StockRule | null): Promise<void> => {
  await db.deleteFrom('stock_class_rule').execute();
  await db.deleteFrom('stock_rule').execute();
  if (!rule) return;
  const { isOffered, days, twoShipments, fewLeft, classes } = rule;
  await db
    .insertInto('stock_rule')
    .values({ is_offered: isOffered, days, two_shipments: twoShipments, few_left: fewLeft })
    .execute();
  if (classes.length > 0)
    await db
      .insertInto('stock_class_rule')
      .values(
        classes.map(({ attribute, option, ...one }, position) => ({
          position,
          attribute_code: attribute,
          option_code: option,
          is_offered: one.isOffered,
          days: one.days,
        })),
      )
      .execute();
};
