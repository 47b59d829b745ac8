import type { Platform } from '#commerce/platform/context.ts';
import { handleRequests } from './inbox-folder.ts';
import { progressText } from './progress-rules.ts';
import { advanceOrder } from './progress.ts';

const POLL_MS = 1000;

/** Handles the requests of other processes; only the process that has the embedded database open can. */
export const handleInbox = (platform: Platform): Promise<void> =>
  handleRequests(
    platform.settings.varDir,
    async (step) => progressText(step.number, await advanceOrder(platform, step)),
    (error) => platform.log.warn({ err: error }, 'an order step could not be taken'),
  );

/** Polls the inbox once a second, on the embedded database only. */
export const startInbox = (platform: Platform): void => {
  if (platform.settings.databaseUrl) return;
  const poll = (): void => {
    const next = (): void => void setTimeout(poll, POLL_MS).unref();
    handleInbox(platform).then(next, next);
  };
  poll();
};
