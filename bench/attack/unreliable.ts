import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, readBody } from '#commerce/payment/testing/http-server.ts';
import type { Dice } from './dice.ts';

/**
 * What a charge meets: an answer, a late one, a refusal, none at all with nothing done or with all done, a line that
 * breaks when all is done, and an answer that says another amount.
 */
export const FATES = ['fine', 'slow', 'failing', 'hung', 'hung when done', 'lost', 'lying'] as const;
export type Fate = (typeof FATES)[number];

/** Half of all charges go well. */
const DRAWN: readonly Fate[] = ['fine', 'fine', 'fine', 'fine', 'fine', 'fine', ...FATES.slice(1)];

type Address = { host: string; port: number };

/**
 * Stands before a stand-in for a gateway and lets charges meet with what gateways do on bad days; what else is asked is
 * passed on. `lie` makes the stand-in's next charge one of another amount.
 */
export const unreliable = async (behind: Address, roll: Dice, lie: () => void) => {
  const met = new Map<Fate, number>();
  const open = new Set<ServerResponse>();
  const pass = (text: string): Promise<Response> =>
    fetch(`http://${behind.host}:${behind.port}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
  const { address, stop } = await listen(async (request, response) => {
    const text = await readBody(request);
    const isCharge = text.includes('"authCaptureTransaction"');
    const fate = isCharge ? roll.one(DRAWN) : 'fine';
    if (isCharge) met.set(fate, (met.get(fate) ?? 0) + 1);
    if (fate === 'failing') return void response.writeHead(503).end();
    if (fate === 'hung') return void open.add(response);
    if (fate === 'slow') await sleep(200 + roll.upTo(2000));
    if (fate === 'lying') lie();
    const answer = await pass(text);
    const body = Buffer.from(await answer.arrayBuffer());
    if (fate === 'hung when done') return void open.add(response);
    if (fate === 'lost') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  });
  return { address, met: met as ReadonlyMap<Fate, number>, stop };
};
