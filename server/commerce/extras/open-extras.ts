import { createCommerce } from '#commerce/app.ts';
import { loadShowrooms } from '#commerce/import/service.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { ConsoleOutput } from '../../console.ts';
import { embeddedCommerce } from '../embedded.ts';
import type { Commerce } from '../port.ts';

export type Extras = { commerce: Commerce; close: () => Promise<void> };

/**
 * Opens an embedded back end for feedback and visits next to a remote one, with store views and showrooms from a
 * directory.
 */
export const openExtras = async (
  settings: Settings & { extrasFolder: string },
  log: Log,
  voice: ConsoleOutput,
): Promise<Extras> => {
  const place = settings.databaseUrl ? 'PostgreSQL' : `embedded PostgreSQL in ${settings.varDir}`;
  const commerce = await voice.step(`Opening the database of feedback and visits (${place})`, () =>
    createCommerce(settings, { log }),
  );
  try {
    const count = await loadShowrooms(commerce.platform, settings.extrasFolder);
    voice.say(`  ${count} showrooms of ${settings.extrasFolder}`);
    await commerce.start();
  } catch (error) {
    await commerce.close();
    throw error;
  }
  return { commerce: embeddedCommerce(commerce), close: () => commerce.close() };
};
