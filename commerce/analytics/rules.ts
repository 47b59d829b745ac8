import { createHash } from 'node:crypto';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** How Adobe's services name a customer group: by a hash of its id. */
export const groupHash = (groupId: number): string => sha1(String(groupId));

/** A UUID (version 5 in form) that stays the same for as long as the shop keeps its address. */
export const environmentIdOf = (publicUrl: string): string => {
  const hash = sha1(publicUrl);
  const variant = ((parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `${variant}${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
};
