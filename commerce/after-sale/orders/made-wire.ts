import { itemUid, linkUid, partUid } from '#commerce/merchandise/catalog/service.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import type { OrderItemModel } from './types.ts';

/** Chosen parts of an ordered bundle. */
export const orderedParts = ({ made, currency }: Pick<OrderItemModel, 'made' | 'currency'>) =>
  [...Map.groupBy(made?.parts ?? [], ({ itemId }) => itemId).values()].map((chosen) => {
    const { itemId, label } = chosen[0]!;
    return {
      id: itemUid(itemId),
      uid: itemUid(itemId),
      label,
      values: chosen.map((part) => {
        const uid = partUid(itemId, part.selectionId, part.quantity);
        return {
          id: uid,
          uid,
          product_name: part.name,
          product_sku: part.sku,
          quantity: part.quantity,
          price: moneyOf(part.unitPrice, currency),
        };
      }),
    };
  });

export const orderedFiles = ({ made }: Pick<OrderItemModel, 'made'>) =>
  (made?.links ?? []).map(({ id, title, position }) => ({ uid: linkUid(id), title, sort_order: position }));
