import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { WEEKDAYS, type ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';

const view = (
  id: number,
  code: string,
  group: string,
  language: 'en' | 'fr',
  locale: string,
  currency: 'CAD' | 'USD',
) => ({
  id,
  code,
  group,
  name: code,
  language,
  locale,
  currency,
  availableCurrencies: ['CAD', 'USD'] as const,
  country: currency === 'CAD' ? 'CA' : 'US',
  contentView: language,
  sortOrder: id,
  isDefault: id === 1,
  config: {},
});

export const stores: StoresInput = {
  website: { id: 1, code: 'base', name: 'Tessera', defaultGroup: 'main_website_store' },
  groups: [
    { id: 1, code: 'main_website_store', name: 'Tessera Canada', defaultView: 'CA_EN' },
    { id: 2, code: 'usa_store', name: 'Tessera USA', defaultView: 'US_EN' },
  ],
  views: [
    view(1, 'CA_EN', 'main_website_store', 'en', 'en_CA', 'CAD'),
    view(2, 'US_EN', 'usa_store', 'en', 'en_US', 'USD'),
    view(3, 'CA_FR', 'main_website_store', 'fr', 'fr_CA', 'CAD'),
  ],
};

export const size: AttributeInput = {
  code: 'size',
  input: 'select',
  labels: { en: 'Size', fr: 'Format' },
  unit: null,
  isFilterable: true,
  isSearchable: false,
  isSortable: false,
  isComparable: false,
  isUsedInListing: true,
  isVisibleOnFront: true,
  position: 1,
  options: ['12x24', '24x24'].map((code, position) => ({
    code,
    labels: { en: code.replace('x', ' × '), fr: code.replace('x', ' × ') },
    position,
    swatch: null,
    group: null,
    hidesPriceFrom: [],
  })),
};

const choice = (code: string, options: readonly string[]): AttributeInput => ({
  ...size,
  code,
  labels: { en: code },
  options: options.map((option, position) => ({
    code: option,
    labels: { en: option },
    position,
    swatch: null,
    group: null,
    hidesPriceFrom: [],
  })),
});

/** Attributes of a slab, and its position in the showroom. */
export const slabAttributes: readonly AttributeInput[] = [
  choice('selling_unit', ['box', 'slab']),
  choice('slab_yard', ['montreal', 'calgary']),
  choice('slab_lot', ['2605-1', '2605-2']),
];

const text = (storeViewId: number, name: string | null, urlKey: string | null) => ({
  storeViewId,
  name,
  urlKey,
  description: null,
  shortDescription: null,
  metaTitle: null,
  metaDescription: null,
  metaKeyword: null,
});

type Sample = {
  sku: string;
  names: [en: string, fr: string];
  cad: number;
  usd?: number;
  kilograms: number;
  qty: number;
};

/** Prices in minor units, weights in kilograms per selling unit. */
const simple = ({ sku, names, cad, usd, kilograms, qty }: Sample): ProductInput => ({
  sku,
  type: 'simple',
  isEnabled: true,
  visibility: 4,
  weightGrams: kilograms * 1000,
  taxClass: 'Taxable Goods',
  attributeSet: 'Default',
  qty,
  position: 0,
  categoryKeys: [],
  texts: [text(0, names[0], sku.toLowerCase()), text(3, names[1], null)],
  prices: [['CAD', cad] as const, ['USD', usd] as const].flatMap(([currency, price]) =>
    price ? [{ currency, price, specialPrice: null, specialFrom: null, specialTo: null }] : [],
  ),
  media: [{ file: `${sku.toLowerCase()}.webp`, position: 1, roles: ['image', 'small_image', 'thumbnail'], labels: [] }],
  options: [],
  values: [],
  configurableBy: [],
  variantSkus: [],
  links: [],
});

const variant = (option: string, sample: Sample): ProductInput => ({
  ...simple(sample),
  visibility: 1,
  options: [{ attribute: 'size', option }],
});

const slab = (sku: string, yard: string | null, lot: string | null): ProductInput => ({
  ...simple({
    sku,
    names: [`Slab ${sku}`, `Tranche ${sku}`],
    cad: 150_000,
    usd: 110_000,
    kilograms: 240,
    qty: lot ? 1 : 8,
  }),
  options: Object.entries({ selling_unit: 'slab', slab_yard: yard, slab_lot: lot }).flatMap(([attribute, option]) =>
    option ? [{ attribute, option }] : [],
  ),
});

/** One of each kind: ordinary, plenty in stock, scarce, heavy, without a USD price, disabled, configurable. */
export const products: readonly ProductInput[] = [
  simple({ sku: 'TILE', names: ['Plain tile', 'Carreau uni'], cad: 10_000, usd: 7_500, kilograms: 15, qty: 1000 }),
  simple({ sku: 'CHEAP', names: ['Edge trim', 'Moulure'], cad: 333, usd: 250, kilograms: 1, qty: 100_000 }),
  simple({ sku: 'LAST', names: ['The last box', 'La dernière boîte'], cad: 5_000, usd: 3_900, kilograms: 10, qty: 1 }),
  simple({ sku: 'GONE', names: ['Sold out', 'Épuisé'], cad: 5_000, usd: 3_900, kilograms: 10, qty: 0 }),
  simple({
    sku: 'SLAB',
    names: ['Marble slab', 'Tranche de marbre'],
    cad: 250_000,
    usd: 189_000,
    kilograms: 300,
    qty: 8,
  }),
  slab('LOT-1', 'montreal', '2605-1'),
  slab('LOT-2', 'calgary', '2605-2'),
  slab('QUARTZ', 'montreal', null),
  slab('NOWHERE', null, null),
  simple({ sku: 'CAD-ONLY', names: ['Only in Canada', 'Seulement au Canada'], cad: 4_000, kilograms: 5, qty: 10 }),
  {
    ...simple({ sku: 'OFF', names: ['Off', 'Arrêté'], cad: 4_000, usd: 3_000, kilograms: 5, qty: 10 }),
    isEnabled: false,
  },
  variant('12x24', {
    sku: 'STONE-12',
    names: ['Stone 12 × 24', 'Pierre 12 × 24'],
    cad: 8_000,
    usd: 6_000,
    kilograms: 12,
    qty: 50,
  }),
  variant('24x24', {
    sku: 'STONE-24',
    names: ['Stone 24 × 24', 'Pierre 24 × 24'],
    cad: 9_900,
    usd: 7_400,
    kilograms: 20,
    qty: 50,
  }),
  {
    ...simple({ sku: 'STONE', names: ['Stone', 'Pierre'], cad: 8_000, usd: 6_000, kilograms: 0, qty: 0 }),
    type: 'configurable',
    qty: null,
    configurableBy: ['size'],
    variantSkus: ['STONE-12', 'STONE-24'],
    prices: [],
  },
];

const showroom = (
  code: string,
  city: string,
  country: 'CA' | 'US',
  regionCode: string,
  position: number,
): ShowroomInput => ({
  code,
  urlKey: code,
  names: { en: city, fr: city },
  descriptions: {},
  street: '1 Main St',
  city,
  regionCode,
  postcode: country === 'CA' ? 'H2N 0A7' : '05401',
  country,
  telephone: '514-555-0140',
  email: null,
  latitude: null,
  longitude: null,
  hours: Object.fromEntries(WEEKDAYS.map((day) => [day, '09:00-17:00'])),
  hasSlabYard: false,
  timeZone: null,
  closedOn: [],
  specialHours: {},
  visitsAtOnce: 0,
  transferDays: null,
  picture: null,
  position,
});

export const showrooms: readonly ShowroomInput[] = [
  showroom('montreal', 'Montréal', 'CA', 'QC', 1),
  showroom('calgary', 'Calgary', 'CA', 'AB', 2),
  showroom('burlington', 'Burlington', 'US', 'VT', 3),
];
