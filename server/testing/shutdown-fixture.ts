import type { AddressInfo } from 'node:net';
import { createLog } from '#commerce/platform/log.ts';
import { closeOnSignals } from '../shutdown.ts';
import { watchUncaught } from '../uncaught.ts';
import { fakeStorefront, page, testServer } from './fixtures.ts';

/** A server in its own process whose pages take 300 ms; prints its port, and `closed` once its back end is closed. */
const health = { isClosing: false };
const { storefront } = fakeStorefront(async () => {
  console.log('rendering');
  await new Promise((resolve) => setTimeout(resolve, 300));
  return page('<!doctype html>whole');
});
const { app } = await testServer({ storefront, health, environment: { RATE_LIMITS: 'off' } });
const end = closeOnSignals({
  app,
  health,
  log: createLog('silent'),
  delayMs: Number(process.env['DELAY_MS'] ?? 0),
  closeCommerce: async () => console.log('closed'),
});
watchUncaught(createLog('silent'), () => end('uncaught', 1));
process.on('message', ({ code }: { code?: string }) => {
  throw Object.assign(new Error('made up'), code && { code, syscall: 'open' });
});
await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
console.log(`port ${(app.server.address() as AddressInfo).port}`);
