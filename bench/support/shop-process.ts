import { join } from 'node:path';
import { loadSettings } from '#commerce/platform/settings.ts';
import { openShop } from '#server/main.ts';

/** The shop as `npm start` runs it, which answers its parent with the processor time it has used. */
process.on('message', () => process.send?.({ cpuMs: (process.cpuUsage().user + process.cpuUsage().system) / 1000 }));

await openShop({
  root: join(import.meta.dirname, '../..'),
  settings: loadSettings(),
  voice: { say: (line) => console.log(line), step: (_, work) => work() },
  isDevelopment: false,
});
