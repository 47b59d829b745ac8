import { InputError } from '#commerce/platform/errors.ts';

type Named = { cart_item_id?: number | null; cart_item_uid?: string | null };

const decode = (uid: string): number => {
  const text = Buffer.from(uid, 'base64').toString();
  if (!/^\d{1,15}$/.test(text))
    throw new InputError('Value of uid "%1" is incorrect.', { parameters: [uid.slice(0, 64)] });
  return Number(text);
};

/** The id of a line, given as id or as uid, but not both. */
export const idOfItem = ({ cart_item_id: id, cart_item_uid: uid }: Named, missing: string): number => {
  if (id && uid) throw new InputError("`cart_item_id` and `cart_item_uid` can't be used at the same time.");
  if (uid) return decode(uid);
  if (!id) throw new InputError(missing);
  return id;
};
