import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSettings } from '#commerce/settings.ts';
import { commandText } from '#commerce/platform/testing/command-text.ts';
import { staffModules } from '#commerce/staff-modules.ts';
import { SCOPES } from '#commerce/merchandise/integration/scope-rules.ts';
import { newActors } from '../operations/actors.ts';
import { KINDS, type Outcome } from '../operations/cases.ts';
import type { Memory } from '../operations/step.ts';
import { ROUTE_CLASSES } from '../routes/classes.ts';
import { routeCasesOf } from '../routes/route-cases.ts';
import { methodOf, type Callers } from '../routes/route-step.ts';
import { homeAddress, restAddress } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';

/**
 * An integration. For our shop, the staff command line creates it. For another Magento, its token is the setting
 * CONTRACT_TOKEN.
 */
const programs = async ({ process: shop }: Subject): Promise<{ callers: Callers; memory: Memory }> => {
  const lent = process.env.CONTRACT_TOKEN;
  if (!shop) return { callers: lent ? { program: { authorization: `Bearer ${lent}` } } : {}, memory: {} };
  const settings = loadSettings({ VAR_DIR: shop.folder, DATABASE_URL: shop.databaseUrl });
  const make = async (name: string, scopes: string): Promise<string> => {
    const made = await commandText({ settings, modules: staffModules, argv: ['integration', 'create', name, scopes] });
    return made.split('\n').at(-1)!.trim();
  };
  const name = `routes-${randomBytes(4).toString('hex')}`;
  const token = await make(name, Object.keys(SCOPES).join(','));
  const narrow = await make(`${name}-narrow`, 'webhooks');
  return {
    callers: { program: { authorization: `Bearer ${token}` }, narrow: { authorization: `Bearer ${narrow}` } },
    memory: { programName: name, programToken: token },
  };
};

/** Each route of Magento's called as it should be, wrongly, by strangers and with malice. */
export const routes = (given: () => Subject): void => {
  describe('routes', () => {
    let callers: Callers;
    let memory: Memory;
    const all: Outcome[] = [];
    const steps = ROUTE_CLASSES.flatMap((each) => each.steps);
    beforeAll(async () => {
      const { shop, sample } = given();
      const { actors, email } = await newActors(shop);
      const place = await homeAddress(given());
      const made = await programs(given());
      callers = { ...actors, ...made.callers };
      memory = {
        ...made.memory,
        email,
        sku: sample.simple.sku,
        country: place.country_code,
        restPlace: JSON.stringify(restAddress(place)),
        categoryId: String(sample.category.id),
      };
    });

    for (const { name, steps: ofClass } of ROUTE_CLASSES) {
      describe(`${name}`, () => {
        const outcomes: Outcome[] = [];
        const faults = (...kinds: string[]) =>
          outcomes.filter(({ kind, fault }) => fault && kinds.includes(kind)).map(({ fault }) => fault);
        beforeAll(async () => {
          for (const step of ofClass) outcomes.push(...(await routeCasesOf(given(), callers, step, memory, steps)));
          all.push(...outcomes);
        });
        test('succeeds with a valid call', () => expect(faults('good')).toEqual([]));
        test('refuses an invalid call', () => expect(faults('bad')).toEqual([]));
        test('refuses unauthorised callers', () => expect(faults('foreign')).toEqual([]));
        test('hostile requests are refused', () => expect(faults('hostile')).toEqual([]));
      });
    }

    test('no route was left out of any of the four', () => {
      const { isOurs } = given().shop;
      const lacking = steps
        .filter(({ by }) => !by || callers[by])
        .flatMap((step) =>
          KINDS.filter((kind) => {
            if (kind === 'good') return !step.shownIn && (isOurs || !step.isOurSample);
            return kind !== 'hostile' || isOurs || methodOf(step) === 'GET';
          })
            .filter((kind) => !all.some((outcome) => outcome.operation === step.route && outcome.kind === kind))
            .map((kind) => `${step.route}: ${kind}`),
        );
      expect(lacking).toEqual([]);
    });
  });
};
