import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, readBody } from '#commerce/sale/payment/testing/http-server.ts';
import type { Dice } from './dice.ts';

/**
 * Behaviour of a charge: a response in time, late, or an error; a timeout before or after the charge; a broken
 * connection after the charge; or a response with a wrong amount.
 */
export const FATES = ['fine', 'slow', 'failing', 'hung', 'hung when done', 'lost', 'lying'] as const;
export type Fate = (typeof FATES)[number];

/** Half of all charges succeed. */
const CHOICES: readonly Fate[] = ['fine', 'fine', 'fine', 'fine', 'fine', 'fine', ...FATES.slice(1)];

type Address = { host: string; port: number };

/**
 * A proxy for a simulated gateway that makes charges fail in random ways and passes on all other requests. `lie` makes
 * the gateway's next charge use another amount.
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
    const fate = isCharge ? roll.one(CHOICES) : 'fine';
    if (isCharge) met.set(fate, (met.get(fate) ?? 0) + 1);
    if (fate === 'failing') return void response.writeHead(503).end();
    if (fate === 'hung') return void open.add(response);
    if (fate === 'slow') await sleep(200 + roll.upTo(2000));
    if (fate === 'lying') lie();
    const passedResponse = await pass(text);
    const body = Buffer.from(await passedResponse.arrayBuffer());
    if (fate === 'hung when done') return void open.add(response);
    if (fate === 'lost') return void request.socket.destroy();
    response.writeHead(passedResponse.status, { 'content-type': 'application/json' }).end(body);
  });
  return { address, met: met as ReadonlyMap<Fate, number>, stop };
};
