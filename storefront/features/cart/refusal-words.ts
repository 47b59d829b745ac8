import { loadMessageGroup } from '#storefront/platform/i18n/load-messages.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { refusalMessage } from './refusal-message.ts';
import type { CartLine } from './state/types.ts';

/** Why the cart did not change, for pages that have no words of the cart's: they are fetched with the reason. */
export const refusalWords = async (
  platform: Pick<Platform, 'i18n'>,
  error: unknown,
  held?: CartLine,
): Promise<string> => {
  await loadMessageGroup(platform.i18n, 'cart');
  return translateWith(platform)(refusalMessage(error, held));
};
