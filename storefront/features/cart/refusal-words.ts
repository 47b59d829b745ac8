import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { refusalMessage } from './refusal-message.ts';
import type { CartLine } from './state/types.ts';

/** Why the cart did not change, for pages that have no messages of the cart's: those come with this file. */
export const refusalWords = (platform: Pick<Platform, 'i18n'>, error: unknown, held?: CartLine): string =>
  translateWith(platform)(refusalMessage(error, held));
