import type { Settings } from '#commerce/platform/settings.ts';
import { counterUrl } from '#commerce/platform/settings/counter-url.ts';

/** Invitation URL. The token is in the fragment, which browsers do not send. */
export const counterLink = (settings: Settings, token: string, origin?: string): string =>
  `${counterUrl(settings, origin)}/#/welcome/${token}`;
