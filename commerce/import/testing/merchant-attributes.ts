import { smallCatalogue, smallCatalogueFile } from './small-catalogue.ts';

const ATTRIBUTES = `${smallCatalogueFile('attributes.yaml')}
- { code: warmth, input: select, label: { en: Warmth, fr: Chaleur }, filterable: true, sortable: true, comparable: true, position: 35, options: [
    { code: cool, label: { en: Cool, fr: Neutre } }, { code: warm, label: { en: Warm, fr: Chaud } }] }
- { code: heated, input: boolean, label: { en: For heated floors, fr: Pour plancher chauffant }, filterable: true, position: 36 }
- { code: thickness_mm, input: decimal, label: { en: Thickness, fr: Épaisseur }, unit: mm, filterable: true, sortable: true, position: 37 }
- { code: quarry, input: text, label: { en: Quarry, fr: Carrière }, filterable: true, sortable: true, position: 38 }
`;

/** CAL has variants of 8.5 and 20 mm; SLB has none of the new values. */
const PRODUCTS = smallCatalogueFile('products/all.csv')
  .replace(
    '"material=marble,size=12x24',
    '"warmth=cool,heated=Yes,thickness_mm=9.5,quarry=Val d’Órcia,material=marble,size=12x24',
  )
  .replace(
    '"material=travertine',
    '"warmth=warm,heated=No,thickness_mm=12,quarry=Ascoli 60 × 120 cm,material=travertine',
  )
  .replace('"material=slate', '"thickness_mm=30,material=slate')
  .replace(
    '"material=porcelain,coverage_sq_ft=11.51',
    '"warmth=warm,thickness_mm=8.5,material=porcelain,coverage_sq_ft=11.51',
  )
  .replace(
    'lumen-calacatta-24-polished,,,,"material=porcelain',
    'lumen-calacatta-24-polished,,,,"thickness_mm=20,material=porcelain',
  );

/**
 * {@link smallCatalogue} with attributes unknown to the code: an option, a yes/no, a number, a text. `change` edits
 * attributes.yaml.
 */
export const merchantAttributes = (change: (yaml: string) => string = (yaml) => yaml): string =>
  smallCatalogue({ 'attributes.yaml': change(ATTRIBUTES), 'products/all.csv': PRODUCTS });
