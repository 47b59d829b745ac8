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

/** The id, or null when the uid is not a base64 whole number. */
export const decodeId = (uid: string): number | null => {
  const text = decode(uid);
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** Attribute and option of a variant's value, or null when the uid is not of that form. */
export const decodeValueUid = (uid: string): { attributeId: number; optionId: number } | null => {
  const [, attributeId, optionId] = /^configurable\/(\d{1,9})\/(\d{1,9})$/.exec(decode(uid) ?? '') ?? [];
  return attributeId && optionId ? { attributeId: Number(attributeId), optionId: Number(optionId) } : null;
};
