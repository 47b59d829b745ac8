import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const stores = `
website: { id: 1, code: base, name: Tessera, default_group: main_website_store }
groups:
  - { id: 1, code: main_website_store, name: Tessera Canada, default_view: CA_EN, currencies: [CAD, USD], phone: 514-555-0140 }
  - { id: 2, code: usa_store, name: Tessera USA, default_view: US_EN, currencies: [USD, CAD] }
views:
  - { id: 1, code: CA_EN, group: main_website_store, name: Canada (EN), language: English, locale: en_CA, currency: CAD, country: CA, is_default: true, content_view: en, menu: new_menu_en_usa, copyright: © Tessera }
  - { id: 2, code: US_EN, group: usa_store, name: USA, language: English, locale: en_US, currency: USD, country: US, content_view: us, menu: new_menu_en_usa-1 }
  - { id: 3, code: CA_FR, group: main_website_store, name: Canada (FR), language: French, locale: fr_CA, currency: CAD, country: CA, content_view: fr, menu: new_menu_fr }
`;

const attributes = `
- { code: material, input: select, label: { en: Material, fr: Matériau }, filterable: true, searchable: true, position: 10, visible_on_front: true, options: [
    { code: porcelain, label: { en: Porcelain, fr: Grès cérame } }, { code: marble, label: { en: Marble, fr: Marbre } },
    { code: travertine, label: { en: Travertine, fr: Travertin } }, { code: slate, label: { en: Slate, fr: Ardoise } }] }
- { code: size, input: select, label: { en: Size, fr: Format }, filterable: true, searchable: true, position: 20, options: [
    { code: 12x24, label: { en: 12 × 24 in, fr: 12 × 24 po } }, { code: 24x48, label: { en: 24 × 48 in, fr: 24 × 48 po } }] }
- { code: finish, input: select, label: { en: Finish, fr: Fini }, filterable: true, position: 30, options: [
    { code: polished, label: { en: Polished, fr: Poli }, swatch: "#eeeeee" }, { code: honed, label: { en: Honed, fr: Adouci } }] }
- { code: suitability, input: multiselect, label: { en: Suitable for, fr: Usages }, filterable: true, position: 40, options: [
    { code: floor, label: { en: Floor, fr: Plancher } }, { code: wall, label: { en: Wall, fr: Mur } }] }
- { code: outlet, input: boolean, label: { en: Outlet, fr: Liquidation }, filterable: true, searchable: true, position: 50 }
- { code: coverage_sq_ft, input: decimal, label: { en: Coverage, fr: Couverture }, unit: sq ft, used_in_listing: true, position: 60 }
- { code: selling_unit, input: select, label: { en: Sold by, fr: Vendu à }, position: 70, options: [{ code: box, label: { en: Box, fr: Boîte } }] }
- { code: commission_class, input: select, label: { en: Commission class, fr: Classe de commission }, position: 80, options: [
    { code: standard, label: { en: Standard } }, { code: trade_only, hide_price: true, label: { en: Trade only, fr: Réservé aux professionnels } }] }
- { code: product_type_code, input: select, label: { en: Product type }, position: 90, options: [{ code: STN-SLAB, label: { en: Natural stone slab } }] }
`;

const categories = `
- url_key: manufactured-tiles
  name: { en: Manufactured Tiles, fr: Carreaux manufacturés }
  description: { en: '<p>See <a href="{{store url="faq"}}">questions</a></p>' }
  image: manufactured-tiles.webp
  position: 10
  children:
    - { url_key: porcelain, name: { en: Porcelain, fr: Grès cérame }, position: 10 }
- url_key: natural-stone-tiles
  name: { en: Natural Stone Tiles, fr: Carreaux de pierre naturelle }
  position: 20
  children:
    - { url_key: marble, name: { en: Marble, fr: Marbre }, position: 20 }
    - { url_key: travertine, name: { en: Travertine, fr: Travertin }, position: 10 }
- { url_key: closed, name: { en: Closed }, position: 30, is_active: false }
`;

const products = `sku,store_view_code,product_type,categories,name,description,short_description,weight,product_online,visibility,price,special_price,url_key,base_image,base_image_label,additional_images,additional_attributes,qty,configurable_variations,related_skus
CAL,,configurable,"Default Category/Manufactured Tiles,Default Category/Manufactured Tiles/Porcelain",Lumen Calacatta,<p>White with gold veins.</p>,White with gold veins.,,1,"Catalog, Search",,,lumen-calacatta,lumen-calacatta.webp,Straight on,lumen-calacatta-close.webp,"material=porcelain,suitability=floor|wall,outlet=No,commission_class=standard",,"sku=CAL-12-POL,size=12x24,finish=polished|sku=CAL-24-POL,size=24x48,finish=polished|sku=CAL-24-HON,size=24x48,finish=honed",CAR
CAL,CA_FR,,,Lumen Calacatta doré,<p>Blanc à veines dorées.</p>,Blanc à veines dorées.,,,,,,,,Vu de face,,,,,
CAL-12-POL,,simple,,"Lumen Calacatta 12 × 24, polished",,,22.6,1,Not Visible Individually,80.00,,lumen-calacatta-12-polished,lumen-calacatta.webp,,,"material=porcelain,coverage_sq_ft=11.51,selling_unit=box",10,,
CAL-12-POL,US_EN,,,,,,,,,60.00,,,,,,,,,
CAL-24-POL,,simple,,"Lumen Calacatta 24 × 48, polished",,,31.9,1,Not Visible Individually,120.00,100.00,lumen-calacatta-24-polished,,,,"material=porcelain",3,,
CAL-24-POL,US_EN,,,,,,,,,90.00,,,,,,,,,
CAL-24-HON,,simple,,"Lumen Calacatta 24 × 48, honed",,,31.9,1,Not Visible Individually,115.00,,lumen-calacatta-24-honed,,,,"material=porcelain",0,,
CAL-24-HON,US_EN,,,,,,,,,85.00,,,,,,,,,
CAR,,simple,"Default Category/Natural Stone Tiles/Marble",Aurelia Carrara,<p>Soft grey marble.</p>,Soft grey marble.,20,1,"Catalog, Search",45.50,,aurelia-carrara,aurelia-carrara.webp,,,"material=marble,size=12x24,finish=honed,suitability=wall,outlet=No,commission_class=standard",50,,
CAR,CA_FR,,,Aurelia Carrare,,Marbre gris doux.,,,,,,,,,,,,,
CAR,US_EN,,,,,,,,,35.00,,,,,,,,,
TRV,,simple,Default Category/Natural Stone Tiles/Travertine,Tivola Travertine,<p>Filled and honed.</p>,Filled and honed.,18,1,"Catalog, Search",30.00,24.00,tivola-travertine,tivola-travertine.webp,,,"material=travertine,size=24x48,finish=honed,suitability=floor|wall,outlet=Yes,commission_class=standard",7,,
TRV,CA_FR,,,Travertin Tivola,,,,,,,,,,,,,,,
TRV,US_EN,,,,,,,,,22.00,,,,,,,,,
SLT,,simple,"Default Category/Natural Stone Tiles",Saguenay Slate,<p>Cleft slate.</p>,Cleft slate.,25,1,"Catalog, Search",28.00,,saguenay-slate,saguenay-slate.webp,,,"material=slate,size=12x24,suitability=floor,outlet=No,commission_class=standard",0,,
SLT,CA_FR,,,Ardoise Saguenay,,,,,,,,,,,,,,,
SLT,US_EN,,,,,,,,,21.00,,,,,,,,,
SLB,,simple,"Default Category/Natural Stone Tiles/Marble",Vault Marble Slab,<p>For the trade.</p>,For the trade.,300,1,"Catalog, Search",900.00,,vault-marble-slab,vault-marble-slab.webp,,,"material=marble,suitability=wall,outlet=No,commission_class=trade_only,product_type_code=STN-SLAB",2,,
SLB,US_EN,,,,,,,,,700.00,,,,,,,,,
OFF,,simple,"Default Category/Natural Stone Tiles/Marble",Switched Off Marble,,,20,0,"Catalog, Search",10.00,,switched-off,,,,"material=marble",5,,
`;

const menu = (identifier: string, porcelain: string): string => `
identifier: ${identifier}
title: Main menu
css_class: mega-menu
nodes:
  - type: category
    title: Tiles
    content: manufactured-tiles
    image: /media/x.webp
    image_alt_text: Tiles
    classes: featured
    description: Fired hard
    children:
      - { type: category, title: ${porcelain}, content: manufactured-tiles/porcelain }
      - { type: product, title: Calacatta, content: CAL }
  - { type: cms_page, title: Questions, content: faq }
  - { type: custom_url, title: Track my order, content: "#track-my-order", target: true, search_params: track-my-order }
  - type: wrapper
    title: More
    children:
      - { type: cms_block, title: Help, content: footer-help }
`;

const sample = (file: string): string => readFileSync(join(import.meta.dirname, '../../../catalogue', file), 'utf8');

const FILES: Readonly<Record<string, string>> = {
  'stores.yaml': stores,
  'attributes.yaml': attributes,
  'categories.yaml': categories,
  'products/all.csv': products,
  'shipping.yaml': sample('shipping.yaml'),
  'taxes.yaml': sample('taxes.yaml'),
  // Without trade.yaml.
  'payment.yaml': sample('payment.yaml').replaceAll('{{figure of=trade.credit.days}}', '30'),
  'cart-rules.yaml': 'rules: []\n',
  'menus/new_menu_en_usa.yaml': menu('new_menu_en_usa', 'Porcelain'),
  'menus/new_menu_en_usa-1.yaml': menu('new_menu_en_usa-1', 'Porcelain'),
  'menus/new_menu_fr.yaml': menu('new_menu_fr', 'Grès cérame'),
  'pages/home.en.html': '---\ntitle: Home\n---\n<p>Welcome</p>',
  'pages/faq.en.html':
    '---\ntitle: Questions\ncontent_heading: Questions\n---\n<img src="{{media url="wysiwyg/faq.webp"}}"><a href="{{store url="contact-us"}}">Contact</a>{{widget type="x"}}',
  'pages/faq.fr.html': '---\ntitle: Foire aux questions\n---\n<a href="{{store url=\'contact-us\'}}">Nous joindre</a>',
  'pages/help.en.html':
    '---\ntitle: Help\n---\n<div data-content-type="block">{{widget type="Magento\\Cms\\Block\\Widget\\Block" block_id="footer-help"}}</div>',
  'pages/stone/all.en.html':
    '---\ntitle: Stone\n---\n{{widget type="Magento\\CatalogWidget\\Block\\Product\\ProductsList" products_count="2" condition_option="condition" conditions_encoded="^[`1`:^[`aggregator`:`all`,`value`:`1`^],`1--1`:^[`operator`:`()`,`attribute`:`category_ids`,`value`:`natural-stone-tiles`^],`1--2`:^[`operator`:`==`,`attribute`:`outlet`,`value`:`0`^]^]"}}',
  'pages/draft.en.html': '---\ntitle: Draft\nis_active: false\n---\n<p>Not yet</p>',
  'blocks/footer-help.en.html': '---\ntitle: Help\n---\n<p>Help</p>',
  'blocks/footer-help.fr.html': '---\ntitle: Aide\n---\n<p>Aide</p>',
  'blocks/header-top-message.en.html': '<p>Free pickup</p>',
  'blocks/header-top-message.us.html': '<p>Ships from Plattsburgh</p>',
  'showrooms.yaml': `
- { code: montreal, name: { en: Montréal yard, fr: Cour de Montréal }, street: 1187 rue des Carriers, city: Montréal, region_code: QC, postcode: H2N 0A7, country: CA, telephone: 514-555-0140, hours: { monday: "09:00-18:00" } }
- { code: plattsburgh, name: { en: Plattsburgh counter }, street: 23 Quarryman Way, city: Plattsburgh, region_code: NY, postcode: "12901", country: US, telephone: 518-555-0162 }
`,
  'redirects.csv':
    'request_path,target_path,redirect_type,store_view_code\ntiles,manufactured-tiles,301,CA_EN\nold-tiles,tiles,302,CA_EN\nfar,https://elsewhere.example/x,301,CA_EN\n',
};

const made: string[] = [];
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true });
});

/** A catalogue folder of six products in a new temporary folder; `changes` replaces files, or removes them with null. */
export const smallCatalogue = (changes: Readonly<Record<string, string | Uint8Array | null>> = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'tessera-catalogue-'));
  made.push(root);
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
};

/** A file of the folder, to be changed by a test. */
export const smallCatalogueFile = (file: string): string => FILES[file] as string;
