import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase, testDatabase } from '#commerce/platform/database/testing/database.ts';
import { vacuum } from '#commerce/platform/maintenance/store.ts';
import { testPlatform } from '#commerce/platform/testing/platform.ts';
import { loadCatalogue, loadFirstCatalogue } from './service.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import type { CatalogueShop } from './testing/catalogue-shop.ts';

const counted = [
  'product',
  'product_text',
  'product_price',
  'product_media',
  'category',
  'category_product',
  'configurable_variant',
  'url_rewrite',
  'cms_page_text',
  'menu_node',
  'attribute_option',
  'search_document',
];

const plainMenu = (identifier: string): string => `identifier: ${identifier}\ntitle: Menu\nnodes: []\n`;
const withoutProducts = Object.fromEntries(
  ['new_menu_en_usa', 'new_menu_en_usa-1', 'new_menu_fr'].map((name) => [`menus/${name}.yaml`, plainMenu(name)]),
);

describeWithDatabase('loading a catalogue', (open) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open());
  });

  const counts = async (): Promise<Record<string, number>> => {
    const { kysely } = await open();
    const found = await Promise.all(
      counted.map(
        async (table) =>
          [
            table,
            (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(kysely)).rows[0]?.n ?? -1,
          ] as const,
      ),
    );
    return Object.fromEntries(found);
  };

  test('loading the same catalogue again changes nothing', async () => {
    const before = await counts();
    await shop.load(smallCatalogue());
    expect(await counts()).toEqual(before);
    expect(before).toMatchObject({ product: 9, configurable_variant: 3 });
  });

  test.each([
    ['pages/counter.en.html', '---\ntitle: T\n---\nx'],
    ['categories.yaml', smallCatalogueFile('categories.yaml').replace('url_key: closed', 'url_key: counter')],
    ['products/all.csv', smallCatalogueFile('products/all.csv').replace(',aurelia-carrara,', ',counter,')],
    ['redirects.csv', 'request_path,target_path,redirect_type,store_view_code\ncounter/x,faq,301,CA_EN\n'],
  ])('%s cannot use the path of the back office', async (file, text) => {
    const plainUrls = smallCatalogueFile('stores.yaml').replaceAll('locale: ', 'product_url_suffix: "", locale: ');
    const folder = smallCatalogue({ 'stores.yaml': plainUrls, [file]: text });
    await expect(shop.load(folder)).rejects.toThrow(/(?:address of|belongs to) the shop itself/);
  });

  test.each(['a load', 'the care of an embedded database'])(
    'after %s, queries for carts and orders use an index although the tables were empty',
    async (after) => {
      const { kysely } = await open();
      if (after !== 'a load') await vacuum(kysely);
      for (const requested of [
        sql<Record<string, string>>`explain select id from cart where masked_id = 'a'`,
        sql<Record<string, string>>`explain select id from sales_order where id = 1`,
        sql<Record<string, string>>`explain select number from cart_item where cart_id = 1`,
      ])
        expect(JSON.stringify((await requested.execute(kysely)).rows)).toMatch(/Index/);
    },
  );

  test('redirects the old address permanently after a changed URL key, and after the change back', async () => {
    const resolve = async (url: string) =>
      (await shop.execute(`{ urlResolver(url: "${url}") { relative_url redirectCode type } }`)).data.urlResolver;
    const products = smallCatalogueFile('products/all.csv');
    await shop.load(smallCatalogue({ 'products/all.csv': products.replace(',aurelia-carrara,', ',carrara-honed,') }));
    expect(await resolve('aurelia-carrara.html')).toEqual({
      relative_url: 'carrara-honed.html',
      redirectCode: 301,
      type: 'PRODUCT',
    });
    expect(await resolve('carrara-honed.html')).toEqual({
      relative_url: 'carrara-honed.html',
      redirectCode: 0,
      type: 'PRODUCT',
    });
    await shop.load(smallCatalogue({ 'products/all.csv': products.replace(',aurelia-carrara,', ',carrara-again,') }));
    expect(await resolve('aurelia-carrara.html')).toEqual({
      relative_url: 'carrara-again.html',
      redirectCode: 301,
      type: 'PRODUCT',
    });
    await shop.load(smallCatalogue());
    expect(await resolve('aurelia-carrara.html')).toEqual({
      relative_url: 'aurelia-carrara.html',
      redirectCode: 0,
      type: 'PRODUCT',
    });
    expect(await resolve('carrara-again.html')).toMatchObject({
      relative_url: 'aurelia-carrara.html',
      redirectCode: 301,
    });
  });

  test('product lists show changes at once', async () => {
    const request = () =>
      shop.execute(
        '{ products(filter: { sku: { eq: "CAR" } }) { items { name price_range { minimum_price { final_price { value } } } } } }',
      );
    expect((await request()).data.products.items[0]).toMatchObject({
      name: 'Aurelia Carrara',
      price_range: { minimum_price: { final_price: { value: 45.5 } } },
    });
    await shop.load(
      smallCatalogue({ 'products/all.csv': smallCatalogueFile('products/all.csv').replace('45.50', '47.25') }),
    );
    expect((await request()).data.products.items[0].price_range.minimum_price.final_price.value).toBe(47.25);
    await shop.load(smallCatalogue());
  });

  test('an American spelling of a label is shown, counted and found only in the USA', async () => {
    const attributes = smallCatalogueFile('attributes.yaml').replace(
      '{ en: Slate, fr: Ardoise }',
      '{ en: Harbour stone, fr: Pierre du havre, us: Harbor stone }',
    );
    await shop.load(smallCatalogue({ 'attributes.yaml': attributes }));
    const request = async (store: string, search: string) => {
      const { products } = (
        await shop.execute(`{ products(search: "${search}") { items { sku } aggregations { options { label } } } }`, {
          store,
        })
      ).data;
      return {
        skus: products.items.map(({ sku }: { sku: string }) => sku),
        labels: products.aggregations.flatMap((facet: { options: { label: string }[] }) =>
          facet.options.map(({ label }) => label),
        ),
      };
    };
    const [canadian, french, american] = [
      await request('CA_EN', 'harbour'),
      await request('CA_FR', 'havre'),
      await request('US_EN', 'harbor'),
    ];
    for (const { skus } of [canadian, french, american]) expect(skus).toEqual(['SLT']);
    expect(
      [canadian, french, american].map(({ labels }) =>
        labels.find((label: string) => /^(?:Harbou?r stone|Pierre du)/.test(label)),
      ),
    ).toEqual(['Harbour stone', 'Pierre du havre', 'Harbor stone']);
    await shop.load(smallCatalogue());
  });

  test('a load does not change reserved stock', async () => {
    const { kysely } = await open();
    await sql`update stock set reserved = 40 where product_id = (select id from product where sku = 'CAR')`.execute(
      kysely,
    );
    await shop.load(
      smallCatalogue({ 'products/all.csv': smallCatalogueFile('products/all.csv').replace('",50,,', '",10,,') }),
    );
    const { rows } =
      await sql`select qty, reserved from stock where product_id = (select id from product where sku = 'CAR')`.execute(
        kysely,
      );
    expect(rows).toEqual([{ qty: 40, reserved: 40 }]);
    await sql`update stock set reserved = 0`.execute(kysely);
    await shop.load(smallCatalogue());
  });

  test('reports an address already in use, and a redirect never replaces it', async () => {
    const products = smallCatalogueFile('products/all.csv');
    const header = products.split('\n')[0] ?? '';
    const other = `${header}\nNEW,,simple,,New Stone,,,1,1,"Catalog, Search",5.00,,saguenay-slate,,,,"material=slate",1,,\nNEW,CA_FR,,,Pierre,,,,,,,,,,,,,,,\n`;
    const folder = smallCatalogue({ 'products/all.csv': other, ...withoutProducts });
    await expect(loadCatalogue(shop.commerce.platform, folder)).rejects.toThrow(
      /saguenay-slate\.html: is the address of product \d+ already/,
    );
    const redirects = 'request_path,target_path,redirect_type,store_view_code\nsaguenay-slate.html,tiles,301,CA_EN\n';
    const { warnings } = await loadCatalogue(shop.commerce.platform, smallCatalogue({ 'redirects.csv': redirects }));
    expect(warnings).toContainEqual({
      file: 'redirects.csv',
      message: '"saguenay-slate.html" is an address in use and was left as it is',
    });
    expect(
      (await shop.execute('{ urlResolver(url: "saguenay-slate.html") { redirectCode type } }')).data.urlResolver,
    ).toEqual({ redirectCode: 0, type: 'PRODUCT' });
  });

  test('loads nothing when there is any problem', async () => {
    const before = await counts();
    const products = smallCatalogueFile('products/all.csv')
      .replace('Aurelia Carrara,', 'Another Name,')
      .replace('45.50', 'cheap');
    await expect(
      loadCatalogue(shop.commerce.platform, smallCatalogue({ 'products/all.csv': products })),
    ).rejects.toThrow(/was not loaded: 1 problem/);
    expect(await counts()).toEqual(before);
    expect((await shop.execute('{ products(search: "Another Name") { total_count } }')).data.products.total_count).toBe(
      0,
    );
  });
});

test('loads the sample catalogue into an empty shop only once', async () => {
  const database = await testDatabase();
  const platform = testPlatform(database);
  const folder = join(import.meta.dirname, '../../catalogue');
  const steps: string[] = [];
  const report = await loadFirstCatalogue(platform, folder, (step) => void steps.push(step));
  expect(report?.products).toBeGreaterThan(100);
  expect(steps.join('\n')).toMatch(/3 store views[\s\S]*products[\s\S]*menus[\s\S]*search/);
  expect(await loadFirstCatalogue(platform, folder)).toBeNull();
  await database.close();
});

test('a load ends when its progress can no longer be printed', async () => {
  const database = await testDatabase();
  const closed = () => Promise.reject(new Error('The command was interrupted.'));
  const load = loadCatalogue(testPlatform(database), smallCatalogue(), { progress: closed });
  await expect(load).rejects.toThrow('The command was interrupted.');
  await database.close();
});
