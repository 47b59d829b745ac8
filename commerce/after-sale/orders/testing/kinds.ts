import { fixed, free, option, selection } from './choices.ts';
import type { CompositionInput } from '#commerce/merchandise/catalog/composition-types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { products } from './products.ts';

const tile = products[0]!;
const named = (en: string, fr: string) => ({ 0: en, 3: fr });

type Option = CompositionInput['options'][number];
const value = (titles: Option['titles'], price: Option['price'] = fixed(500, 400)) => ({ titles, price, sku: null });

const product = (sku: string, names: [en: string, fr: string], more: Partial<ProductInput>): ProductInput => ({
  ...tile,
  sku,
  texts: [
    { ...tile.texts[0]!, name: names[0], urlKey: sku.toLowerCase() },
    { ...tile.texts[1]!, name: names[1] },
  ],
  ...more,
});

/** One product of each kind that is bought with choices, or needs no shipping: test shops add them to the others. */
export const kinds: readonly ProductInput[] = [
  product('CARE', ['Care visit', 'Visite d’entretien'], { type: 'virtual', weightGrams: 0, qty: 100 }),
  product('MADE', ['House plate', 'Plaque de maison'], {
    composition: {
      members: [],
      options: [
        option('field', named('House number', 'Numéro'), {
          isRequired: true,
          price: fixed(1000, 800),
          maxCharacters: 5,
        }),
        option('drop_down', named('Edge', 'Chant'), {
          isRequired: true,
          values: [
            value(named('Raw', 'Brut'), free),
            value(named('Polished', 'Poli'), { kind: 'percent', percent: 10 }),
          ],
        }),
        option('radio', named('Box', 'Boîte'), { values: [value(named('Wood', 'Bois'))] }),
        option('checkbox', named('Extras', 'Suppléments'), {
          values: [value(named('Felt', 'Feutre')), value(named('Wax', 'Cire'))],
        }),
        option('date', named('Day', 'Jour')),
        option('date_time', named('Moment', 'Moment')),
        option('time', named('Hour', 'Heure')),
      ],
    },
  }),
  product('SET', ['Set', 'Ensemble'], {
    type: 'grouped',
    qty: null,
    prices: [],
    composition: {
      options: [],
      members: [
        { sku: 'CHEAP', quantity: 2 },
        { sku: 'TILE', quantity: 0 },
        { sku: 'GONE', quantity: 1 },
      ],
    },
  }),
  product('KIT', ['Kit', 'Trousse'], {
    type: 'bundle',
    qty: null,
    prices: [],
    composition: {
      options: [],
      members: [],
      bundle: {
        isPriceDynamic: true,
        isWeightDynamic: true,
        priceView: 'PRICE_RANGE',
        items: [
          {
            kind: 'radio',
            titles: named('Field', 'Champ'),
            isRequired: true,
            selections: [selection('TILE', { canChangeQuantity: true }), selection('CHEAP')],
          },
          {
            kind: 'multi',
            titles: named('Extras', 'Suppléments'),
            isRequired: false,
            selections: [selection('CHEAP', { quantity: 2 }), selection('CARE')],
          },
        ],
      },
    },
  }),
  product('FILES', ['Laying plans', 'Plans de pose'], {
    type: 'downloadable',
    weightGrams: 0,
    qty: 100,
    composition: {
      options: [],
      members: [],
      downloads: {
        titles: named('Plans', 'Plans'),
        isBoughtSeparately: true,
        links: [
          { titles: named('Plan', 'Plan de pose'), amounts: { CAD: 500, USD: 400 }, most: 2, file: 'plan.pdf' },
          { titles: named('Model', 'Modèle'), amounts: { CAD: 900, USD: 800 }, most: null, file: 'model.zip' },
        ],
        samples: [{ titles: named('A look', 'Un aperçu'), file: 'look.txt' }],
      },
    },
  }),
];
