import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Commerce } from '../commerce/port.ts';
import type { ConsoleOutput } from '../console.ts';
import { createStoreViews } from './store-views.ts';

/** A remote back end does not report changes of its store views. */
const REFRESH_MS = 5 * 60_000;

type Options = { settings: Settings; log: Log; voice: ConsoleOutput };

/** Reads the store views and prints the problems; every page depends on them. */
export const openStoreViews = async (
  commerce: Pick<Commerce, 'query' | 'onPurge'>,
  { settings, log, voice }: Options,
) => {
  const refreshMs = settings.commerceUrl ? REFRESH_MS : undefined;
  const storeViews = createStoreViews({ commerce, paths: settings.storePaths, log, refreshMs });
  await storeViews.start();
  for (const problem of storeViews.problems()) voice.say(`  ${problem}`);
  return storeViews;
};
