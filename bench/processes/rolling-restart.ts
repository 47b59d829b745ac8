import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '../support/shop.ts';
import { createClient } from './client.ts';
import { visit, type Shelf } from './visits.ts';

const VISITORS = 8;
/** Time for HAProxy to find that a process is ready. */
const RISE_MS = 3000;

export type Restart = { requests: number; lost: readonly string[]; badEnds: number };

/** Ends each process by SIGTERM and starts another one in its place, while visitors use the shop through the proxy. */
export const rollingRestart = async (
  proxyOrigin: string,
  shops: Shop[],
  start: (place: number) => Promise<Shop>,
  shelf: Shelf,
): Promise<Restart> => {
  let isOver = false;
  const clients = Array.from({ length: VISITORS }, () => createClient(proxyOrigin));
  const visitors = clients.map(async (client, place) => {
    for (let number = place; !isOver; number += VISITORS) await visit(client, shelf, number).catch(() => sleep(100));
  });
  let badEnds = 0;
  try {
    await sleep(RISE_MS);
    for (const [place, shop] of shops.entries()) {
      if ((await shop.end()) !== 0) badEnds++;
      shops[place] = await start(place);
      await sleep(RISE_MS);
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
    for (const client of clients) client.close();
  }
  return {
    requests: clients.reduce((sum, { sent }) => sum + sent, 0),
    lost: clients.flatMap(({ lost }) => lost),
    badEnds,
  };
};
