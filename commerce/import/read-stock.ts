import * as v from 'valibot';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { StockRule } from '#commerce/merchandise/catalog/types.ts';
import type { Folder } from './folder.ts';

const FILE = 'stock.yaml';

const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const days = whole(1, 999);
const offered = v.boolean('must be true or false');

const stockSchema = v.strictObject(
  {
    few_left: v.optional(whole(0, 9999), 5),
    order_later: v.optional(
      v.strictObject(
        {
          offered,
          days: v.optional(days),
          two_shipments: v.optional(v.picklist(['once', 'each'], 'must be once or each'), 'once'),
          classes: v.optional(
            v.array(
              v.strictObject({
                attribute: v.string('must be the code of an attribute'),
                option: v.string('must be the code of an option'),
                offered,
                days: v.optional(days),
              }),
              'must be a list of { attribute, option, offered, days }',
            ),
            [],
          ),
        },
        'must say whether more can be ordered than is in stock: { offered: true, days: 28 }',
      ),
      { offered: false },
    ),
  },
  'must be: { few_left: 5, order_later: { offered: true, days: 28 } }',
);

/** Rules about ordering beyond the stock; null without the file. */
export const readStock = (folder: Folder, attributes: ReadonlyMap<string, AttributeInput>): StockRule | null => {
  const file = folder.exists(FILE) ? folder.yaml(FILE, stockSchema) : undefined;
  if (!file) return null;
  const { offered: isOffered, days: ofShop = null, two_shipments: twoShipments, classes } = file.order_later;
  for (const [index, { attribute, option }] of classes.entries()) {
    const at = ['order_later', 'classes', index];
    const found = attributes.get(attribute);
    if (!found) folder.wrongAt(FILE, [...at, 'attribute'], `there is no attribute "${attribute}"`);
    else if (!found.options.some(({ code }) => code === option))
      folder.wrongAt(FILE, [...at, 'option'], `"${attribute}" has no option "${option}"`);
  }
  return {
    isOffered,
    days: ofShop,
    twoShipments,
    fewLeft: file.few_left,
    classes: classes.map(({ attribute, option, ...one }) => ({
      attribute,
      option,
      isOffered: one.offered,
      days: one.days ?? null,
    })),
  };
};
