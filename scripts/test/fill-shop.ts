import { createLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { openCommerce } from '#server/commerce/open-commerce.ts';

/**
 * Starts the back end on a new folder, which loads the catalogue, and stops it: `node scripts/test/fill-shop.ts
 * FOLDER`.
 */
const settings = loadSettings({ NODE_ENV: 'production', LOG_LEVEL: 'warn', VAR_DIR: process.argv[2] });
const log = createLog(settings.logLevel);
const { close } = await openCommerce({
  settings,
  log,
  voice: { say: () => undefined, step: (_, work) => work() },
});
await close();
