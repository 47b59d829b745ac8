import { beforeAll, describe, expect, test } from 'vitest';
import { newActors } from '../operations/actors.ts';
import { casesOf, KINDS } from '../operations/cases.ts';
import type { Outcome } from '../operations/cases.ts';
import { OPERATION_CLASSES } from '../operations/classes.ts';
import type { Actors, Memory } from '../operations/step.ts';
import { homeAddress } from '../support/cart.ts';
import type { Subject } from '../support/contract-test.ts';

const REASONS = '{ storeConfig { order_cancellation_reasons { description } } }';

/** What steps name of this shop. */
const begin = async (subject: Subject, email: string): Promise<Memory> => {
  const { shop, sample } = subject;
  const place = await homeAddress(subject);
  const reasons = await shop.graphqlGet<{ storeConfig: { order_cancellation_reasons: { description: string }[] } }>(
    REASONS,
  );
  return {
    email,
    sku: sample.simple.sku,
    product: String(sample.simple.id),
    parent: sample.configurable?.sku ?? '',
    variant: sample.variant?.product.sku ?? '',
    url: `${sample.simple.url_key}${sample.config.product_url_suffix ?? ''}`,
    home: sample.config.cms_home_page,
    category: sample.category.uid,
    categoryId: String(sample.category.id),
    place: JSON.stringify(place),
    country: place.country_code,
    region: place.region,
    postcode: place.postcode,
    reason: reasons.data?.storeConfig.order_cancellation_reasons[0]?.description ?? '',
  };
};

/** Each Magento operation with valid, invalid, unauthorised and hostile requests. */
export const operations = (given: () => Subject): void => {
  describe('operations', () => {
    let actors: Actors;
    let memory: Memory;
    const all: Outcome[] = [];
    beforeAll(async () => {
      const made = await newActors(given().shop);
      actors = made.actors;
      memory = await begin(given(), made.email);
    });

    for (const { name, steps } of OPERATION_CLASSES) {
      describe(`${name}`, () => {
        const outcomes: Outcome[] = [];
        const faults = (...kinds: string[]) =>
          outcomes.filter(({ kind, fault }) => fault && kinds.includes(kind)).map(({ fault }) => fault);
        beforeAll(async () => {
          for (const step of steps) outcomes.push(...(await casesOf(given(), actors, step, memory)));
          all.push(...outcomes);
        });
        test('succeeds with valid input', () => expect(faults('good')).toEqual([]));
        test('refuses invalid input', () => expect(faults('bad')).toEqual([]));
        test('refuses unauthorised users', () => expect(faults('foreign')).toEqual([]));
        test('hostile requests are refused', () => expect(faults('hostile')).toEqual([]));
      });
    }

    test('no operation was left out of any of the four', () => {
      const isShown = (operation: string, kind: string): boolean =>
        all.some((outcome) => outcome.operation === operation && outcome.kind === kind);
      const steps = OPERATION_CLASSES.flatMap((each) => each.steps);
      const lacking = steps
        .filter(({ operation }) => given().shop.isOurs || all.some((outcome) => outcome.operation === operation))
        .flatMap(({ operation, query, shownIn, isOfOurSample }) =>
          KINDS.filter((kind) => {
            if (kind === 'good') return !shownIn && (given().shop.isOurs || !isOfOurSample);
            return kind !== 'hostile' || given().shop.isOurs || !query.startsWith('mutation');
          })
            .filter((kind) => !isShown(operation, kind))
            .map((kind) => `${operation}: ${kind}`),
        );
      expect(lacking).toEqual([]);
    });
  });
};
