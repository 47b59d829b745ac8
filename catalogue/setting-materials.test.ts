import { expect, test } from 'vitest';
import { JOB_ROLES, JOINTS_MM, TROWELS_MM } from '#contract/job.ts';
import { list, readSettingMaterials } from './testing/read-catalogue.ts';
import type { Product } from './testing/read-catalogue.ts';

const materials = readSettingMaterials();
const withRole = (role: string): Product[] => materials.filter(({ values }) => values.get('job_role') === role);
const number = ({ values }: Product, code: string): number => Number(values.get(code));
const skusWhere = (products: readonly Product[], isWrong: (product: Product) => boolean): string[] =>
  products.filter(isWrong).map(({ sku }) => sku);

test('the range has twelve grouts, two mortars, a membrane, spacers of three widths and a sealer', () => {
  expect(JOB_ROLES.map((role) => withRole(role).length)).toEqual([12, 2, 1, 3, 1]);
});

test('setting materials are in a category of their own, so that lists of tiles do not show them', () => {
  expect([...new Set(materials.map(({ base }) => base['categories']))]).toEqual(['Default Category/Setting Materials']);
});

test('every grout has a colour of its own and a volume of joints', () => {
  const colours = withRole('grout').map(({ values }) => values.get('grout_color'));
  expect(new Set(colours).size).toBe(12);
  expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour ?? ''))).toEqual([]);
  // Cement grout weighs 1.6 kg per litre of joints.
  expect(skusWhere(withRole('grout'), (grout) => Math.abs(number(grout, 'fills_litres') * 1.6 - Number(grout.base['weight'])) > 0.1)).toEqual([]);
});

test('a bag of 50 lb covers 80 to 100, 55 to 80 and 40 to 50 sq ft by trowel, and every trowel has a mortar', () => {
  const ranges = { 6: [80, 100], 10: [55, 80], 13: [40, 50] } as const;
  for (const trowel of TROWELS_MM) {
    const coverages = withRole('mortar').map((mortar) => number(mortar, `trowel_${trowel}mm_sq_ft`)).filter(Boolean);
    const [least, most] = ranges[trowel];
    expect(coverages.length).toBeGreaterThan(0);
    expect(coverages.filter((coverage) => coverage < least || coverage > most)).toEqual([]);
  }
});

test('spacers have widths that the calculator offers; membrane and sealer cover an area', () => {
  expect(skusWhere(withRole('spacer'), (spacer) => !(JOINTS_MM as readonly number[]).includes(number(spacer, 'joint_mm')) || !number(spacer, 'pieces_per_box'))).toEqual([]);
  expect(skusWhere([...withRole('membrane'), ...withRole('sealer')], (product) => !(number(product, 'covers_sq_ft') > 0))).toEqual([]);
});

test('every material has prices in CAD and USD, a weight, stock and a picture', () => {
  const files = new Set(list('media/catalog/product/*.webp').map((file) => file.replaceAll('\\', '/').split('/').at(-1)));
  const ratio = ({ base, american }: Product): number => Number(american?.['price']) / Number(base['price']);
  expect(skusWhere(materials, (product) => !(ratio(product) > 0.69 && ratio(product) < 0.79))).toEqual([]);
  expect(skusWhere(materials, ({ base }) => !(Number(base['weight']) > 0 && Number(base['qty']) > 0 && base['tax_class_name'] === 'Taxable Goods'))).toEqual([]);
  expect(skusWhere(materials, ({ base }) => base['base_image'] !== `${base['url_key']}.webp` || !files.has(base['base_image']))).toEqual([]);
});

test('[GN-04] every material has its texts in English and in French', () => {
  const columns = ['name', 'description', 'short_description', 'meta_title', 'meta_description', 'base_image_label'];
  const missing = materials.flatMap(({ sku, base, french }) => columns.filter((column) => !base[column] || !french?.[column]).map((column) => `${sku} ${column}`));
  expect(missing).toEqual([]);
});
