import { createHash } from 'node:crypto';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** Adobe's services identify a customer group by a hash of its id. */
export const groupHash = (groupId: number): string => sha1(String(groupId));

/** A UUID (in the form of version 5), stable while the shop's public URL is the same. */
export const environmentIdOf = (publicUrl: string): string => {
  const hash = sha1(publicUrl);
  const variant = ((parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};
