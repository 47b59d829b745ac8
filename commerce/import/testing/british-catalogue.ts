import { smallCatalogue } from './small-catalogue.ts';

/** A small catalogue of a British shop. `files` replaces single files. */
export const britishCatalogue = (files: Readonly<Record<string, string | null>> = {}): string =>
  smallCatalogue({
    'stores.yaml': `
website: { id: 1, code: base, name: Tea, default_group: main }
groups: [{ id: 1, code: main, name: Tea, default_view: default, currencies: [GBP] }]
views:
  - { id: 1, code: default, group: main, name: English, language: en, locale: en_GB, currency: GBP, country: GB, is_default: true, content_view: en, timezone: Europe/London }
`,
    'products/all.csv':
      'sku,store_view_code,product_type,categories,name,weight,visibility,price,url_key,qty\nTEA,,simple,Default Category/Manufactured Tiles,Assam,0.25,"Catalog, Search",12.00,assam,50\n',
    'taxes.yaml': `
registrations: [{ country: GB, regions: rest, from: 2011-01-04 }]
rates: { GB: { rest: [{ tax: vat, percent: 20, from: 2011-01-04, source: VAT Act 1994 s. 2 }] } }
`,
    'shipping.yaml': `
zones: { uk: { country: GB, regions: rest } }
rates: { flatrate: { uk: { GBP: [{ price: 3.95 }] } } }
`,
    'payment.yaml': '- code: checkmo\n',
    'showrooms.yaml': null,
    'redirects.csv': null,
    'menus/new_menu_en_usa.yaml': null,
    'menus/new_menu_en_usa-1.yaml': null,
    'menus/new_menu_fr.yaml': null,
    'pages/faq.fr.html': null,
    'blocks/footer-help.fr.html': null,
    'blocks/header-top-message.us.html': null,
    ...files,
  });
