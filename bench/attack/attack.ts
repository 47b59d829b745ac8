import { printRows } from '../support/report.ts';
import { attackDear } from './dear.ts';
import { attackGateway } from './gateway.ts';
import { attackMemory } from './memory.ts';
import { attackMoney } from './money.ts';
import { attackNaughty } from './naughty.ts';
import { attackOrders } from './orders.ts';
import { attackRestarts } from './restarts.ts';
import { attackSoak } from './soak.ts';

/**
 * Attacks a shop that it starts on this machine. Parts may be selected by name (`memory`, `money`, `orders`, `gateway`,
 * `soak`, `dear`, `restarts`, `naughty`); ATTACK_SHARE=0.01 runs a hundredth of each. Exits with 1 if a limit is
 * exceeded.
 */
const share = Number(process.env['ATTACK_SHARE'] ?? 1);

const PARTS = {
  memory: () => attackMemory(Math.ceil(200_000 * share)),
  money: async () => attackMoney(Math.ceil(100_000 * share)),
  orders: () => attackOrders(share),
  gateway: () => attackGateway(share),
  dear: () => attackDear(Math.max(3, 30 * share)),
  restarts: () => attackRestarts(Math.max(2, Math.ceil(20 * share))),
  soak: () => attackSoak(30 * share),
  naughty: () => attackNaughty(share),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`No such attack: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
const results: boolean[] = [];
for (const [name, attack] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) results.push(printRows(name, await attack()));
process.exitCode = results.every(Boolean) ? 0 : 1;
