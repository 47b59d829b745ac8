import type { Settings } from '#commerce/platform/settings.ts';
import { counterUrl } from '#commerce/platform/settings/counter-url.ts';
import type { Commerce } from '../commerce/port.ts';

/** Startup messages: the URL of the back office, and the invitation link for the owner while there is no account. */
export const counterAddress = async (
  settings: Settings,
  commerce: Commerce,
  origin: string,
): Promise<readonly string[]> => {
  const link = await commerce.firstCounterLink?.(origin);
  return [
    `The back office: ${counterUrl(settings, origin)}`,
    ...(link ? [`  Create the owner's account, once, with this link:\n  ${link}\n`] : []),
  ];
};
