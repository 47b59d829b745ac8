const encode = (text: string): string => Buffer.from(text).toString('base64');

/** Base64 of a numeric id: products, categories, attributes. */
export const idUid = (id: number): string => encode(String(id));

export const optionUid = (productId: number, attributeId: number): string =>
  encode(`configurable/${productId}/${attributeId}`);

export const valueUid = (attributeId: number, optionId: number): string =>
  encode(`configurable/${attributeId}/${optionId}`);

const decode = (uid: string): string | null => {
  const text = Buffer.from(uid, 'base64').toString();
  return encode(text) === uid ? text : null;
};

/** The id; null unless the uid is a whole number in base64. */
export const decodeId = (uid: string): number | null => {
  const text = decode(uid);
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** Attribute and option of a variant's value; null for another form. */
export const decodeValueUid = (uid: string): { attributeId: number; optionId: number } | null => {
  const [, attributeId, optionId] = /^configurable\/(\d{1,9})\/(\d{1,9})$/.exec(decode(uid) ?? '') ?? [];
  return attributeId && optionId ? { attributeId: Number(attributeId), optionId: Number(optionId) } : null;
};

/** Uids of customizable options and their values. */
export const entryUid = (optionId: number): string => encode(`custom-option/${optionId}`);
export const entryValueUid = (optionId: number, valueId: number): string =>
  encode(`custom-option/${optionId}/${valueId}`);

/** Option and value of such a uid; null for another form. */
export const decodeEntryUid = (uid: string): { id: number; valueId: number | null } | null => {
  const [, id, valueId] = /^custom-option\/(\d{1,9})(?:\/(\d{1,9}))?$/.exec(decode(uid) ?? '') ?? [];
  return id ? { id: Number(id), valueId: valueId ? Number(valueId) : null } : null;
};

/** Uids of bundle items, their selections, and files. */
export const itemUid = (itemId: number): string => encode(`bundle/${itemId}`);
export const partUid = (itemId: number, selectionId: number, quantity: number): string =>
  encode(`bundle/${itemId}/${selectionId}/${quantity}`);
export const linkUid = (linkId: number): string => encode(`downloadable/${linkId}`);

/** Item, product and quantity of such a uid; null for another form. */
export const decodePartUid = (uid: string): { itemId: number; selectionId: number; quantity?: number } | null => {
  const [, itemId, selectionId, quantity] =
    /^bundle\/(\d{1,9})\/(\d{1,9})(?:\/(\d{1,9})(?:\.0+)?)?$/.exec(decode(uid) ?? '') ?? [];
  if (!itemId) return null;
  return {
    itemId: Number(itemId),
    selectionId: Number(selectionId),
    ...(quantity ? { quantity: Number(quantity) } : {}),
  };
};

export const decodeLinkUid = (uid: string): number | null => {
  const [, id] = /^downloadable\/(\d{1,9})$/.exec(decode(uid) ?? '') ?? [];
  return id ? Number(id) : null;
};
