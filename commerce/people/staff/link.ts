import type { Settings } from '#commerce/platform/settings.ts';

/** URL of the back office: a path of the shop, or its own port. */
const counterUrl = ({ counter, publicUrl }: Settings, origin = publicUrl): string => {
  if (!counter || 'path' in counter) return `${origin}${counter?.path ?? ''}`;
  const url = new URL(origin);
  url.port = String(counter.port);
  return url.origin;
};

/** URL with which an account is made. The token is in the fragment, which browsers do not send. */
export const counterLink = (settings: Settings, token: string, origin?: string): string =>
  `${counterUrl(settings, origin)}/#/welcome/${token}`;
