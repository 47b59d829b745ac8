import type { Settings } from '../settings.ts';

/** Path of the back office, such as `/counter`; empty if it is off or has its own port. */
export const counterPathOf = ({ counter }: Pick<Settings, 'counter'>): string =>
  counter && 'path' in counter ? counter.path : '';

/** URL of the back office: a path of the shop, or its own port. */
export const counterUrl = ({ counter, publicUrl }: Settings, origin = publicUrl): string => {
  if (!counter || 'path' in counter) return `${origin}${counter?.path ?? ''}`;
  const url = new URL(origin);
  url.port = String(counter.port);
  return url.origin;
};
