import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadSettings } from '#commerce/settings.ts';
import { openShop } from '#server/main.ts';

/** The shop as started by `npm start`; reports its processor time and memory to its parent. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage.rss() / 1_000_000 });
});

// Ends with its parent.
process.on('disconnect', () => process.exit());

await openShop({
  root: join(import.meta.dirname, '../..'),
  settings: loadSettings(),
  voice: { say: (line) => console.log(line), step: (_, work) => work() },
  isDevelopment: false,
});
flushCompileCache();
