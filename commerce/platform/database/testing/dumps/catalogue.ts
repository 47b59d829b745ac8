import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files copied from the catalogue of the dumped version, so that it can read them. */
const COPIED = [
  'stores.yaml',
  'attributes.yaml',
  'shipping.yaml',
  'taxes.yaml',
  'payment.yaml',
  'orders.yaml',
  'samples.yaml',
  'slabs.yaml',
  'quotes.yaml',
  'trade.yaml',
];

const categories = `
- { url_key: tiles, name: { en: Tiles, fr: Carreaux }, position: 10 }
- { url_key: slabs, name: { en: Slabs, fr: Tranches }, position: 20 }
`;

const slab = (lot: string) => `
SLB-${lot},,simple,Default Category/Slabs,Marble slab ${lot},,390,1,Not Visible Individually,900.00,marble-slab-${lot},"material=marble,size=122x63,finish=polished,actual_size=3080 × 1590 mm,thickness_mm=30,selling_unit=slab,slab_lot=${lot},slab_bundle=2605-VSC,slab_yard=montreal,slab_rack=S-1,outlet=No,commission_class=standard,product_type_code=STN-SLAB",1,
SLB-${lot},US_EN,,,,,,,,700.00,,,,`;

const products = `sku,store_view_code,product_type,categories,name,description,weight,product_online,visibility,price,url_key,additional_attributes,qty,configurable_variations
CAR,,simple,Default Category/Tiles,Carrara,<p>Soft grey marble.</p>,20,1,"Catalog, Search",45.50,carrara,"material=marble,size=12x24,finish=honed,outlet=No,commission_class=standard",50,
CAR,CA_FR,,,Carrare,,,,,,,,,
CAR,US_EN,,,,,,,,35.00,,,,
SLT,,simple,Default Category/Tiles,Slate,<p>Cleft slate.</p>,25,1,"Catalog, Search",28.00,slate,"material=slate,size=12x24,outlet=No,commission_class=standard",30,
SLT,CA_FR,,,Ardoise,,,,,,,,,
SLT,US_EN,,,,,,,,21.00,,,,
SLB,,configurable,Default Category/Slabs,Marble slab,<p>One block.</p>,,1,"Catalog, Search",,marble-slab,"material=marble,size=122x63,selling_unit=slab,vein_direction=lengthwise,outlet=No,commission_class=standard",,"sku=SLB-2605-26,slab_lot=2605-26|sku=SLB-2605-27,slab_lot=2605-27|sku=SLB-2605-28,slab_lot=2605-28"
SLB,CA_FR,,,Tranche de marbre,,,,,,,,,${['2605-26', '2605-27', '2605-28'].map(slab).join('')}
`;

const menu = (identifier: string): string =>
  `identifier: ${identifier}\ntitle: Menu\nnodes:\n  - { type: category, title: Tiles, content: tiles }\n`;

const FILES: Readonly<Record<string, string>> = {
  'categories.yaml': categories,
  'products/all.csv': products,
  'menus/new_menu_en_usa.yaml': menu('new_menu_en_usa'),
  'menus/new_menu_en_usa-1.yaml': menu('new_menu_en_usa-1'),
  'menus/new_menu_fr.yaml': menu('new_menu_fr'),
  'pages/home.en.html': '---\ntitle: Home\n---\n<p>Welcome</p>\n',
  'pages/faq.en.html': '---\ntitle: Questions\n---\n<p>Ask us anything.</p>\n',
  'pages/faq.fr.html': '---\ntitle: Foire aux questions\n---\n<p>Posez vos questions.</p>\n',
  'blocks/note.en.html': '<p>Free pickup</p>\n',
  'blocks/note.fr.html': '<p>Ramassage sans frais</p>\n',
  'showrooms.yaml':
    '- { code: montreal, name: { en: Montréal yard, fr: Cour de Montréal }, street: 1187 rue des Carriers, city: Montréal, region_code: QC, postcode: H2N 0A7, country: CA, telephone: 514-555-0140, hours: { monday: "09:00-18:00" } }\n',
  'cart-rules.yaml':
    'coupons_per_cart: 1\nrules:\n  - { code: ten, label: { en: Ten percent, fr: Dix pour cent }, coupon: TENOFF, percent: 10 }\n',
  'redirects.csv': 'request_path,target_path,redirect_type,store_view_code\nold-tiles,tiles,301,CA_EN\n',
};

const LOTS = 'sku,lot,qty\nCAR,2601-A,30\nCAR,2602-B,20\n';

/** Writes a catalogue of three products, two categories and two pages that the version in `checkout` can load. */
export const writeCatalogue = (checkout: string, folder: string): void => {
  for (const file of COPIED) cpSync(join(checkout, 'catalogue', file), join(folder, file));
  const hasLots = existsSync(join(checkout, 'catalogue/lots.csv'));
  for (const [file, text] of Object.entries({ ...FILES, ...(hasLots && { 'lots.csv': LOTS }) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};
