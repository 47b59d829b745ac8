import type { Platform } from '#commerce/platform/context.ts';
import { secretOf } from '#commerce/platform/secrets/store.ts';
import { idOf, tokenOf } from './rules.ts';

const keyOf = (platform: Platform): Promise<Uint8Array> => secretOf(platform, 'slab-hold');

export const tokenFor = async (platform: Platform, id: number): Promise<string> => tokenOf(await keyOf(platform), id);

export const idBehind = async (platform: Platform, token: string): Promise<number | undefined> =>
  idOf(await keyOf(platform), token);
