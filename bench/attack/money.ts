import type { Row } from '../support/report.ts';
import { dice } from './dice.ts';
import { makeCart } from './money-cart.ts';
import { billProblems, cartProblems } from './money-checks.ts';
import { readShop } from './money-law.ts';

export type MoneyReport = { carts: number; problems: string[]; places: number; exempt: number; quoted: number };

/** Checks the amounts of random carts. Each cart has its own seed, `<seed>:<number>`, to reproduce it. */
export const checkMoney = (seed: string, count: number, shop = readShop()): MoneyReport => {
  const problems: string[] = [];
  const places = new Set<string>();
  let [exempt, quoted] = [0, 0];
  for (let number = 0; number < count; number++) {
    const roll = dice(`${seed}:${number}`);
    const cart = makeCart(roll, shop);
    places.add(cart.place);
    exempt += cart.exempt.length > 0 ? 1 : 0;
    quoted += cart.lines.filter(({ isFixed }) => isFixed).length;
    for (const problem of [...cartProblems(cart), ...billProblems(cart, roll)])
      problems.push(`${seed}:${number} (${cart.place}, ${cart.currency}): ${problem}`);
  }
  return { carts: count, problems, places: places.size, exempt, quoted };
};

/** `npm run attack -- money`; SEED repeats a run. */
export const attackMoney = (count: number): Row[] => {
  const seed = process.env['SEED'] ?? String(Date.now());
  const { problems, places, exempt, quoted } = checkMoney(seed, count);
  for (const problem of problems.slice(0, 20)) console.log(problem);
  return [
    {
      what: `wrong among ${count} carts in ${places} places, ${exempt} with a certificate, ${quoted} lines at a quoted price, seed ${seed}`,
      measured: problems.length,
      unit: '',
      budget: 0,
      bound: 'at most',
    },
  ];
};
