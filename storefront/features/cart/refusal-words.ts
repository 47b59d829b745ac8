import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { refusalMessage } from './refusal-message.ts';
import type { CartLine } from './state/types.ts';

/** The message for a failed change, for pages without the cart's messages, which are loaded with this file. */
export const refusalWords = (platform: Pick<Platform, 'i18n'>, error: unknown, line?: CartLine): string =>
  translateWith(platform)(refusalMessage(error, line), { quantity: line?.quantity ?? 0 });
