import type { Platform } from '#commerce/platform/context.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';
import { firstInvitation } from './accounts.ts';
import { counterLink } from './link.ts';
import { deleteExpired } from './store.ts';

export { currentStaff, staffOf } from './session.ts';

/** Invitation link for the owner's account. Undefined if an account exists, or without a back office. */
export const firstCounterLink = async (platform: Platform, origin: string): Promise<string | undefined> => {
  if (!platform.settings.counter) return undefined;
  const token = await firstInvitation(platform);
  return token && counterLink(platform.settings, token, origin);
};

/** Starts the hourly clean-up of ended sessions and links. */
export const startStaff = (platform: Platform): void =>
  platform.jobs.schedule({
    name: 'ended sessions of staff',
    everyMs: HOUR_MS,
    run: () => deleteExpired(platform.db.kysely, platform.clock.now()),
  });
