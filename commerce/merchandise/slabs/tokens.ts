import type { Platform } from '#commerce/platform/context.ts';
import { readSecret } from '#commerce/platform/secrets/store.ts';
import { idOf, tokenOf } from './rules.ts';

const KEY = Symbol('key of holds');

/** Read once; a failed read is retried. */
const keyOf = async (platform: Platform): Promise<Uint8Array> => {
  const known = platform.perProcess<{ key?: Uint8Array }>(KEY, () => ({}));
  known.key ??= await readSecret(platform.db, platform.random, 'slab-hold');
  return known.key;
};

export const tokenFor = async (platform: Platform, id: number): Promise<string> => tokenOf(await keyOf(platform), id);

export const idBehind = async (platform: Platform, token: string): Promise<number | undefined> =>
  idOf(await keyOf(platform), token);
