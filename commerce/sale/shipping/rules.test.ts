import { describe, expect, test } from 'vitest';
import { deliveriesIfAny, findShippingOption, shippingAmount, shippingOptions, shippingProblem } from './rules.ts';
import type { Cargo, PickupPlace, ShippingDestination, ShippingRate } from './types.ts';

const PARCEL_LIMIT_GRAMS = 68_000;

const parcel: ShippingRate = {
  carrierCode: 'flatrate',
  overGrams: 0,
  upToGrams: PARCEL_LIMIT_GRAMS,
  baseAmount: 1495,
  perKilogramAmount: 95,
};
const pallet: ShippingRate = {
  carrierCode: 'freight',
  overGrams: 0,
  upToGrams: 250_000,
  baseAmount: 18_900,
  perKilogramAmount: 0,
};
const bulk: ShippingRate = {
  carrierCode: 'freight',
  overGrams: 250_000,
  upToGrams: null,
  baseAmount: 1900,
  perKilogramAmount: 29,
};
const place = (code: string, name: string, countryId = 'CA'): PickupPlace => ({
  code,
  name,
  city: name,
  countryId,
  regionCode: 'QC',
});
const laval = place('laval', 'Laval');
const places = [
  place('montreal', 'Montréal – Chabanel'),
  laval,
  place('toronto', 'Toronto – Junction'),
  place('plattsburgh', 'Plattsburgh', 'US'),
];

type Given = Partial<Cargo> & {
  rates?: readonly ShippingRate[];
  destination?: ShippingDestination;
  language?: 'en' | 'fr';
};

const request = (
  {
    rates = [bulk, pallet, parcel],
    destination = { countryId: 'CA', regionCode: 'QC' },
    language = 'en',
    ...cargo
  }: Given,
  among = places,
) =>
  shippingOptions(rates, among, {
    destination,
    language,
    cargo: { weightGrams: 5_000, slabYards: [], hasOthers: cargo.slabYards === undefined, ...cargo },
  });

const codes = (requested: Given, among?: PickupPlace[]) =>
  request(requested, among).map(
    ({ carrierCode, methodCode, problem }) => `${carrierCode}/${methodCode}${problem ? ' not' : ''}`,
  );

test('charges every started kilogram', () => {
  expect(shippingAmount(parcel, 10_000)).toBe(1495 + 950);
  expect(shippingAmount(parcel, 10_001)).toBe(1495 + 1045);
});

test('offers parcels up to 68 kg, freight at any weight, and pickup last', () => {
  const at = (weightGrams: number) => codes({ weightGrams }, [laval]);
  expect(at(20_000)).toEqual(['flatrate/flatrate', 'freight/ltl', 'instore/laval']);
  expect(at(PARCEL_LIMIT_GRAMS)).toEqual(['flatrate/flatrate', 'freight/ltl', 'instore/laval']);
  expect(at(PARCEL_LIMIT_GRAMS + 1)).toEqual(['freight/ltl', 'instore/laval']);
  expect(at(9_000_000)).toEqual(['freight/ltl', 'instore/laval']);
});

test('a client without showroom support gets deliveries, and showrooms only if nothing can be delivered', () => {
  const listed = (requested: Given) =>
    deliveriesIfAny(request(requested, [laval])).map(({ carrierCode }) => carrierCode);
  expect(listed({ weightGrams: 20_000 })).toEqual(['flatrate', 'freight']);
  expect(listed({ rates: [] })).toEqual(['instore']);
  // A slab never ships to a house: the listed delivery methods are unavailable.
  const house = { countryId: 'CA', regionCode: 'QC', company: null };
  expect(listed({ slabYards: ['laval'], destination: house })).toContain('instore');
});

test('lists the cheapest carrier first', () => {
  expect(codes({ weightGrams: 20_000, rates: [{ ...parcel, baseAmount: 30_000 }, pallet] }, [])).toEqual([
    'freight/ltl',
    'flatrate/flatrate',
  ]);
});

test('weight bands have no gap', () => {
  const amounts = [250_000, 250_001].map(
    (weightGrams) =>
      findShippingOption(request({ rates: [pallet, bulk], weightGrams }), { carrierCode: 'freight', methodCode: 'ltl' })
        ?.amount,
  );
  expect(amounts).toEqual([18_900, 1900 + 29 * 251]);
});

test('charges weightless items as the smallest parcel only', () => {
  expect(request({ rates: [parcel, bulk], weightGrams: 0 }, [])).toMatchObject([
    { carrierCode: 'flatrate', amount: 1495 },
  ]);
});

test('pickup is free and names the showroom; titles are localized', () => {
  const [option] = request({ rates: [], language: 'fr' }, [laval]);
  expect(option).toMatchObject({
    amount: 0,
    carrierTitle: 'Ramassage en salle d’exposition',
    methodTitle: 'Laval',
    pickupPlace: laval,
    problem: null,
  });
});

test('offers pickup only in the country of the address', () => {
  expect(codes({ rates: [], destination: { countryId: 'US', regionCode: 'NY' } })).toEqual(['instore/plattsburgh']);
});

test('lists showrooms of the customer’s province first', () => {
  const among = [laval, { ...place('toronto', 'Toronto'), regionCode: 'ON' }, place('montreal', 'Montréal')];
  expect(codes({ rates: [], destination: { countryId: 'CA', regionCode: 'ON' } }, among)).toEqual([
    'instore/toronto',
    'instore/laval',
    'instore/montreal',
  ]);
  expect(codes({ rates: [], destination: { countryId: 'CA', regionCode: 'QC' } }, among)).toEqual([
    'instore/laval',
    'instore/montreal',
    'instore/toronto',
  ]);
});

test('does not find a method that is not offered', () => {
  const options = request({ rates: [parcel] }, [laval]);
  expect(findShippingOption(options, { carrierCode: 'instore', methodCode: 'paris' })).toBeUndefined();
  expect(findShippingOption(options, { carrierCode: 'flatrate', methodCode: 'laval' })).toBeUndefined();
  expect(shippingProblem(options, { carrierCode: 'instore', methodCode: 'paris' })).toBeNull();
  const slab = request({ slabYards: ['montreal'], weightGrams: 240_000 });
  expect(
    [
      { carrierCode: 'flatrate', methodCode: 'ltl' },
      { carrierCode: 'freight', methodCode: 'ltl' },
    ].map((code) => shippingProblem(slab, code) !== null),
  ).toEqual([false, true]);
});

describe('with a slab', () => {
  const toShop = { countryId: 'CA', regionCode: 'QC', company: 'Marbrerie Roy' };
  const slab = { weightGrams: 240_000, slabYards: ['montreal'], destination: toShop };

  test('ships to a fabricator or is picked up at its yard; home delivery is listed with the reason', () => {
    const options = request(slab);
    expect(codes(slab)).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal']);
    expect(options[0]).toMatchObject({
      amount: 18_900,
      carrierTitle: 'Freight on an A-frame',
      methodTitle: 'To a fabricator with a crane or boom',
    });
    expect(options[1]?.problem).toBe('An order with a slab never goes to a house.');
    expect(options[2]).toMatchObject({
      carrierTitle: 'Pickup at the slab yard',
      methodTitle: 'Montréal – Chabanel',
      amount: 0,
    });
    expect(findShippingOption(options, { carrierCode: 'freight', methodCode: 'ltl' })).toBeUndefined();
    expect(shippingProblem(options, { carrierCode: 'freight', methodCode: 'ltl' })).toBe(
      'An order with a slab never goes to a house.',
    );
  });

  test('never ships by parcel, even when light', () => {
    expect(codes({ ...slab, weightGrams: 30_000 })).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal']);
  });

  test('requires a company in the address, but not for an estimate', () => {
    for (const company of [null, '', '  ']) {
      const [option] = request({ ...slab, destination: { ...toShop, company } });
      expect(option?.problem).toBe(
        'Slabs go to a fabricator: enter the fabricator’s name as the company in the shipping address.',
      );
    }
    expect(request({ ...slab, destination: { countryId: 'CA', regionCode: 'QC' } })[0]?.problem).toBeNull();
  });

  test('boxes ship with the slab; the reason explains how to get them at home', () => {
    expect(request({ ...slab, hasOthers: true })[1]?.problem).toBe(
      'An order with a slab never goes to a house. To have the rest delivered to your address, order it separately.',
    );
    expect(codes({ ...slab, hasOthers: true })).toEqual(codes(slab));
  });

  test('slabs of two yards cannot be picked up together', () => {
    const two = { ...slab, slabYards: ['montreal', 'toronto'] };
    expect(codes(two)).toEqual(['freight/slab', 'freight/ltl not', 'instore/montreal not', 'instore/toronto not']);
    expect(request(two)[2]?.problem).toBe(
      'The slabs stand in several yards (Montréal – Chabanel, Toronto – Junction). To pick them up, order each yard’s slabs separately.',
    );
    expect(codes({ ...slab, slabYards: ['montreal', null] })).toEqual([
      'freight/slab',
      'freight/ltl not',
      'instore/montreal not',
    ]);
  });

  test('cannot be picked up abroad or without a known yard', () => {
    const abroad = { ...slab, destination: { ...toShop, countryId: 'US', regionCode: 'NY' } };
    expect(codes(abroad)).toEqual(['freight/slab', 'freight/ltl not', 'instore/plattsburgh not']);
    expect(request(abroad)[2]?.problem).toBe('Slabs are picked up only at the yard where they stand.');
    expect(codes({ ...slab, slabYards: [null] }, [laval])).toEqual([
      'freight/slab',
      'freight/ltl not',
      'instore/laval not',
    ]);
  });

  test('does not ship to a region with parcels only', () => {
    expect(codes({ ...slab, rates: [parcel] }, [])).toEqual([]);
  });

  test('has French titles and reasons', () => {
    const options = request({
      ...slab,
      language: 'fr',
      hasOthers: true,
      slabYards: ['montreal', 'toronto'],
      destination: { ...toShop, company: null },
    });
    expect(options.map(({ problem }) => problem).slice(0, 3)).toEqual([
      'Les tranches se livrent chez un marbrier : inscrivez le nom de l’atelier comme entreprise dans l’adresse de livraison.',
      'Une commande qui contient une tranche n’est jamais livrée à une résidence. Pour recevoir le reste à votre adresse, commandez-le à part.',
      'Les tranches se trouvent dans plusieurs cours (Montréal – Chabanel, Toronto – Junction). Pour les ramasser, commandez à part celles de chaque cour.',
    ]);
    expect(request({ ...slab, language: 'fr' })[2]?.carrierTitle).toBe('Ramassage à la cour à tranches');
  });
});

describe('samples', () => {
  const small: ShippingRate = {
    carrierCode: 'samples',
    overGrams: 0,
    upToGrams: 2_000,
    baseAmount: 500,
    perKilogramAmount: 0,
  };
  const rates = [pallet, parcel, small];
  const shown = (requested: Given) =>
    request({ rates, ...requested }, [laval]).map(({ carrierCode, amount }) => [carrierCode, amount]);

  test('ship alone in their own parcel, without pickup', () => {
    expect(shown({ weightGrams: 900, samples: { weightGrams: 900, isAll: true } })).toEqual([['samples', 500]]);
  });

  test('ship in the parcel of other items; with freight, their own parcel is part of the freight price', () => {
    expect(shown({ weightGrams: 21_000, samples: { weightGrams: 1_000, isAll: false } })).toEqual([
      ['flatrate', 1495 + 95 * 21],
      ['freight', 18_900 + 500],
      ['instore', 0],
    ]);
  });

  test('offers no sample parcel without samples', () => {
    expect(shown({ weightGrams: 1_000 }).map(([carrier]) => carrier)).toEqual(['flatrate', 'freight', 'instore']);
  });

  test('count as ordinary items when too heavy for their parcel', () => {
    expect(shown({ weightGrams: 3_000, samples: { weightGrams: 3_000, isAll: true } })).toEqual([
      ['flatrate', 1495 + 95 * 3],
      ['freight', 18_900],
      ['instore', 0],
    ]);
  });
});
