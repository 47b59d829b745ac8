import type { Platform } from '../context.ts';
import { handleRequests } from './inbox-folder.ts';
import { runStaff } from './run-staff.ts';
import type { StaffModule } from './types.ts';

const POLL_MS = 1000;

/** Runs commands of other processes; only the process with the open embedded database can. */
export const handleInbox = (platform: Platform, modules: readonly StaffModule[]): Promise<void> =>
  handleRequests(
    platform.settings.varDir,
    (argv) => runStaff(platform, modules, argv),
    (error) => platform.log.warn({ err: error }, 'staff command failed'),
  );

/** Polls the inbox once a second, on the embedded database only. */
export const startInbox = (platform: Platform, modules: readonly StaffModule[]): void => {
  if (platform.settings.databaseUrl) return;
  const poll = (): void => {
    const next = (): void => void setTimeout(poll, POLL_MS).unref();
    handleInbox(platform, modules).then(next, next);
  };
  poll();
};
