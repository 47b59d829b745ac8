import { join } from 'node:path';
import { loadSettings } from '#commerce/platform/settings.ts';
import { openShop } from '#server/main.ts';

/** The shop as `npm start` runs it, which answers its parent with what it has used of processor and memory. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 1_000_000 });
});

await openShop({
  root: join(import.meta.dirname, '../..'),
  settings: loadSettings(),
  voice: { say: (line) => console.log(line), step: (_, work) => work() },
  isDevelopment: false,
});
