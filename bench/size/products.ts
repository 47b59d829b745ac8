import { dice, type Dice } from '../attack/dice.ts';

type Attribute = { code: string; input: string; options?: { code: string; label: { en: string; fr?: string } }[] };

export type ProductSources = {
  seed: string;
  /** Products of a list, without variants. */
  count: number;
  leaves: readonly string[][];
  attributes: readonly Attribute[];
  pictures: readonly string[];
};

const COLUMNS = [
  'sku',
  'store_view_code',
  'product_type',
  'categories',
  'name',
  'description',
  'short_description',
  'weight',
  'visibility',
  'price',
  'special_price',
  'url_key',
  'base_image',
  'base_image_label',
  'additional_images',
  'additional_attributes',
  'qty',
  'configurable_variations',
  'related_skus',
] as const;
type ProductRow = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/** Every seventh product is configurable with three variants, so that 7 products have 10 SKUs. */
const CONFIGURABLE_EVERY = 7;
const VARIANTS = 3;
const HIDDEN = 'Not Visible Individually';

const PLACES =
  'Acadia Belcourt Chicoutimi Dorval Estrie Frontenac Gatineau Harrington Iberville Joliette Kamouraska Laval'
    .concat(' Mingan Nicolet Orford Percé Quyon Rimouski Saguenay Tadoussac Ungava Verdun Wakefield Yamaska')
    .split(' ');

const SENTENCES: readonly (readonly [en: string, fr: string])[] = [
  ['The surface hides crumbs and footprints.', 'La surface cache les miettes et les traces de pas.'],
  ['Each box holds at least twelve different faces.', 'Chaque boîte contient au moins douze faces différentes.'],
  ['The edge is straight enough for a narrow joint.', 'Le chant est assez droit pour un joint étroit.'],
  [
    'It stays cool in summer and works over heated floors.',
    'Il reste frais en été et convient aux planchers chauffants.',
  ],
  ['Seal it once before grouting and once a year after.', 'Scellez-le avant le jointoiement, puis une fois par an.'],
  ['The colour varies from piece to piece, so mix three boxes.', 'La couleur varie : mélangez trois boîtes.'],
  ['A damp cloth and a neutral soap are enough for daily care.', 'Un chiffon humide et un savon neutre suffisent.'],
  ['It suits walls, showers and covered terraces.', 'Il convient aux murs, aux douches et aux terrasses couvertes.'],
];

const money = (roll: Dice, from: number, to: number): string =>
  ((from * 100 + roll.upTo((to - from) * 100)) / 100).toFixed(2);

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const lineOf = (row: ProductRow): string => `${COLUMNS.map((column) => cell(row[column])).join(',')}\n`;

export const HEADER = `${COLUMNS.join(',')}\n`;

const optionOf = (attributes: ReadonlyMap<string, Attribute>, roll: Dice, code: string) =>
  roll.one(attributes.get(code)?.options ?? []);

const skuOf = (index: number): string => `GEN-${String(index).padStart(6, '0')}`;

const prices = (sku: string, roll: Dice): { base: ProductRow; usa: ProductRow } => {
  const isOnSale = roll.upTo(10) === 0;
  return {
    base: { price: money(roll, 40, 240), ...(isOnSale && { special_price: money(roll, 20, 39) }) },
    usa: {
      sku,
      store_view_code: 'US_EN',
      price: money(roll, 30, 180),
      ...(isOnSale && { special_price: money(roll, 15, 29) }),
    },
  };
};

const variantRows = (
  parent: { sku: string; name: string; key: string; attributes: string },
  attributes: ReadonlyMap<string, Attribute>,
  roll: Dice,
): { rows: ProductRow[]; variations: string } => {
  const finish = optionOf(attributes, roll, 'finish').code;
  const sizes = attributes.get('size')?.options ?? [];
  const first = roll.upTo(sizes.length);
  const variants = Array.from({ length: VARIANTS }, (_, index) => ({
    sku: `${parent.sku}-${index + 1}`,
    size: sizes[(first + index) % sizes.length]?.code ?? '',
  }));
  const rows = variants.flatMap(({ sku }, index) => {
    const { base, usa } = prices(sku, roll);
    return [
      {
        ...base,
        sku,
        product_type: 'simple',
        name: `${parent.name}, ${index + 1}`,
        weight: 10 + roll.upTo(30),
        visibility: HIDDEN,
        url_key: `${parent.key}-${index + 1}`,
        additional_attributes: parent.attributes,
        qty: roll.upTo(400),
      },
      usa,
    ];
  });
  return { rows, variations: variants.map(({ sku, size }) => `sku=${sku},size=${size},finish=${finish}`).join('|') };
};

/** The rows of one product with its variants. */
const rowsOf = (index: number, { seed, leaves, attributes: all, pictures }: ProductSources): ProductRow[] => {
  const attributes = new Map(all.map((attribute) => [attribute.code, attribute]));
  const roll = dice(`${seed} ${index}`);
  const sku = skuOf(index);
  const leaf = roll.one(leaves);
  const material = optionOf(attributes, roll, 'material');
  const place = roll.one(PLACES);
  const name = `${place} ${material.label.en} ${index}`;
  const key = sku.toLowerCase();
  const texts = [roll.one(SENTENCES), roll.one(SENTENCES), roll.one(SENTENCES)];
  const choices = ['look', 'color_family', 'shade_variation', 'edge', 'country_of_manufacture'].map(
    (code) => `${code}=${optionOf(attributes, roll, code).code}`,
  );
  const shared = [
    `material=${material.code}`,
    ...choices,
    `suitability=${optionOf(attributes, roll, 'suitability').code}`,
    'selling_unit=box',
    `coverage_sq_ft=${money(roll, 8, 20)}`,
    `thickness_mm=${6 + roll.upTo(14)}`,
    `lead_time_days=${7 + roll.upTo(30)}`,
    `outlet=${roll.upTo(20) === 0 ? 'Yes' : 'No'}`,
    'commission_class=standard',
  ].join(',');
  const isConfigurable = index % CONFIGURABLE_EVERY === 0;
  const variants = isConfigurable ? variantRows({ sku, name, key, attributes: shared }, attributes, roll) : undefined;
  const { base, usa } = prices(sku, roll);
  const related = index > 1 ? [skuOf(1 + roll.upTo(index - 1))] : [];
  return [
    {
      sku,
      product_type: isConfigurable ? 'configurable' : 'simple',
      categories: leaf.map((_, depth) => `Default Category/${leaf.slice(0, depth + 1).join('/')}`).join(','),
      name,
      description: `<p>${texts.map(([en]) => en).join(' ')}</p>`,
      short_description: texts[0]?.[0] ?? '',
      visibility: 'Catalog, Search',
      url_key: key,
      base_image: roll.one(pictures),
      base_image_label: `${material.label.en}, seen straight on`,
      additional_images: roll.one(pictures),
      additional_attributes: isConfigurable
        ? shared
        : `${shared},size=${optionOf(attributes, roll, 'size').code},finish=${optionOf(attributes, roll, 'finish').code}`,
      related_skus: related.join(','),
      ...(variants
        ? { configurable_variations: variants.variations }
        : { ...base, weight: 10 + roll.upTo(30), qty: roll.upTo(400) }),
    },
    {
      sku,
      store_view_code: 'CA_FR',
      name: `${material.label.fr ?? material.label.en} ${place} ${index}`,
      description: `<p>${texts.map(([, fr]) => fr).join(' ')}</p>`,
      short_description: texts[0]?.[1] ?? '',
      base_image_label: `${material.label.fr ?? material.label.en}, vue de face`,
    },
    ...(variants ? variants.rows : [usa]),
  ];
};

/** The lines of products `from` to `to`, numbered from 1, without the header. */
export function* productLines(sources: ProductSources, from: number, to: number): Generator<string> {
  for (let index = from; index <= to; index++) yield rowsOf(index, sources).map(lineOf).join('');
}
