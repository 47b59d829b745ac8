import { beforeAll, expect, test } from 'vitest';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { smallCatalogue, smallCatalogueFile } from '#commerce/import/testing/small-catalogue.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { PREVIEW_HEADER } from '#contract/preview.ts';

describeWithDatabase('menus and showrooms of staff', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['content:read', 'content:write']);
  });
  const call: AuthoringShop['call'] = (...given) => shop.call(...given);
  const previewed = async (query: string, path: string) => {
    const { body } = await call('POST', `${path}/drafts/0/preview`, {});
    const preview = new URL(body.url, 'https://shop.example').searchParams.get('preview') ?? '';
    const headers = { store: 'CA_EN', [PREVIEW_HEADER]: preview };
    const reply = await shop.commerce.executeGraphql({
      method: 'GET',
      query,
      headers,
      ip: '127.0.0.1',
      isOfPage: true,
    });
    return JSON.parse(reply.body.toString()).data;
  };
  const urlOf = async (path: string, shown: object): Promise<string> =>
    (await call('POST', `${path}/drafts/0/preview`, shown)).body.url;
  const titlesIn = (data: { snowdogMenus: { items: { nodes: { items: { title: string }[] } }[] } }): string[] =>
    data.snowdogMenus.items[0]!.nodes.items.map(({ title }) => title);
  const MENUS = '{ snowdogMenus { items { nodes { items { title url } } } } }';
  const menuId = async (): Promise<number> => {
    const { id } = (await shop.execute('{ storeConfig { id } }', { store: 'CA_EN' })).data.storeConfig;
    const menus: { id: number; store_ids: number[] }[] = (await call('GET', '/V1/menus')).body;
    return menus.find(({ store_ids }) => store_ids.includes(id))!.id;
  };

  test('entries of a menu are previewed, published, and remain after a load', async () => {
    const path = `/V1/menus/${await menuId()}`;
    const before = (await call('GET', `${path}/editor`)).body.content[0].value.nodes;
    const entry = { type: 'custom_url', title: 'Spring', content: '/spring', children: [] };
    const saved = await call('PUT', `${path}/drafts/0`, { draft: { nodes: [...before, entry] } });
    expect(saved.status).toBe(200);
    expect(titlesIn(await shop.seen(MENUS))).not.toContain('Spring');
    expect(titlesIn(await previewed(MENUS, path))).toContain('Spring');
    await call('POST', `${path}/drafts/0/publish`);
    expect(titlesIn(await shop.seen(MENUS))).toContain('Spring');
    await shop.reload();
    expect(titlesIn(await shop.seen(MENUS))).toContain('Spring');
    const editor = (await call('GET', `${path}/editor`)).body;
    expect(editor.file_changes).toEqual([]);
    expect(editor.content[0].value.nodes.slice(0, -1)).toEqual(before);
  });

  test('content of all store views is previewed in each of them', async () => {
    const french = (await shop.execute('{ storeConfig { id } }', { store: 'CA_FR' })).data.storeConfig;
    const path = `/V1/menus/${await menuId()}`;
    expect(await urlOf(path, {})).toMatch(/^\/\?preview=/);
    expect(await urlOf(path, { store_id: french.id })).toMatch(/^\/CA_FR\/\?preview=/);
  });

  test('an entry without a title, or with a link that browsers could run, is refused', async () => {
    const path = `/V1/menus/${await menuId()}/drafts/0`;
    const write = (entry: object) => call('PUT', path, { draft: { nodes: [entry] } });
    expect((await write({ type: 'custom_url', title: '', content: '/a' })).body.error_code).toBe('CONTENT_TITLE');
    for (const content of ['javascript:alert(1)', 'java\tscript:x', ''])
      expect((await write({ type: 'custom_url', title: 'A', content })).body.error_code).toBe('CONTENT_LINK');
    expect((await write({ type: 'cms_page', title: 'A', content: 'faq' })).body.error_code).toBe('CONTENT_LINK');
    expect((await write({ type: 'script', title: 'A', content: '/a' })).status).toBe(400);
  });

  const SHOWROOMS =
    '{ showrooms { code telephone hours { weekday opens closes } closed_on special_hours { day opens closes } } }';
  const montreal = (data: { showrooms: { code: string }[] }) => data.showrooms.find(({ code }) => code === 'montreal');

  test('hours of a showroom are previewed, published, shown in pages, and remain after a load', async () => {
    const page = `---\ntitle: Yard\n---\n<p>{{showroom_hours code=montreal}}</p>`;
    await loadCatalogue(shop.commerce.platform, smallCatalogue({ 'pages/yard.en.html': page }));
    const path = '/V1/showrooms/montreal';
    const draft = {
      hours: { monday: '07:00-12:00' },
      closed_on: ['12-25'],
      special_hours: { '12-24': '09:00-11:00' },
      telephone: '514-555-0199',
    };
    expect((await call('PUT', `${path}/drafts/0`, { draft })).status).toBe(200);
    const changed = {
      telephone: '514-555-0199',
      hours: [{ weekday: 'monday', opens: '07:00', closes: '12:00' }],
      closed_on: ['12-25'],
      special_hours: [{ day: '12-24', opens: '09:00', closes: '11:00' }],
    };
    expect(montreal(await shop.seen(SHOWROOMS))).not.toMatchObject(changed);
    expect(montreal(await previewed(SHOWROOMS, path))).toMatchObject(changed);
    await call('POST', `${path}/drafts/0/publish`);
    expect(montreal(await shop.seen(SHOWROOMS))).toMatchObject(changed);
    const yard = async () =>
      (await shop.seen('{ cmsPage(identifier: "yard") { content } }')).cmsPage.content.replaceAll('\u00a0', ' ');
    expect(await yard()).toContain('Monday: 7 a.m. to 12 p.m.');
    expect(await yard()).toContain('December 24: 9 a.m. to 11 a.m.');
    await shop.reload();
    expect(montreal(await shop.seen(SHOWROOMS))).toMatchObject(changed);
    expect((await call('GET', `${path}/changes`)).body[0]).toMatchObject({ after: { telephone: '514-555-0199' } });
  });

  test('a changed field of the file is shown with the choice, field by field', async () => {
    const path = '/V1/showrooms/montreal';
    const fileChanges = async () => (await call('GET', `${path}/editor`)).body.file_changes;
    expect(await fileChanges()).toEqual([]);
    const text = smallCatalogueFile('showrooms.yaml');
    const [, number = ''] = /code: montreal,[^}]*?(?:\{[^}]*\}[^}]*?)*telephone: "?([\d-]+)"?/.exec(text) ?? [];
    await loadCatalogue(
      shop.commerce.platform,
      smallCatalogue({ 'showrooms.yaml': text.replaceAll(number, '514-555-0177') }),
    );
    expect(await fileChanges()).toEqual([{ store_id: 0, field: 'telephone', value: '514-555-0177' }]);
    await call('POST', `${path}/file/0`, { use: 'file' });
    const now = montreal(await shop.seen(SHOWROOMS));
    expect(now).toMatchObject({ telephone: '514-555-0177', closed_on: ['12-25'] });
    expect(await fileChanges()).toEqual([]);
  });

  test('invalid hours and days are refused', async () => {
    const write = async (draft: object) =>
      (await call('PUT', '/V1/showrooms/montreal/drafts/0', { draft })).body.error_code;
    expect(await write({ hours: { monday: '18:00-09:00' } })).toBe('CONTENT_HOURS');
    expect(await write({ closed_on: ['13-45'] })).toBe('CONTENT_DAY');
    expect(await write({ special_hours: { christmas: '09:00-12:00' } })).toBe('CONTENT_DAY');
    expect(await write({ special_hours: { '12-24': '12:00-09:00' } })).toBe('CONTENT_HOURS');
    expect(await write({ closed_on: ['12-24'], special_hours: { '12-24': '09:00-12:00' } })).toBe('CONTENT_DAY_TWICE');
    expect((await call('PUT', '/V1/showrooms/nowhere/drafts/0', { draft: {} })).status).toBe(404);
  });

  test('a new showroom is hidden until it is shown, takes pickups with hours, and remains after a load', async () => {
    const showroom = {
      code: 'sherbrooke',
      names: { en: 'Sherbrooke', fr: 'Sherbrooke – Centre' },
      street: '12 rue King',
      city: 'Sherbrooke',
      region_code: 'QC',
      country_id: 'CA',
      postcode: 'J1H 1P8',
      telephone: '819-555-0101',
      time_zone: 'America/Toronto',
      transfer_days: 2,
    };
    const PICKUPS = '{ pickupLocations { items { pickup_location_code } } showrooms { code } }';
    const shown = async (): Promise<number> =>
      JSON.stringify(await shop.seen(PICKUPS)).split('"sherbrooke"').length - 1;
    const made = await call('POST', '/V1/showrooms', { showroom });
    expect(made.body).toMatchObject({ identifier: 'sherbrooke', is_active: false });
    expect(made.body.content[0].value).toMatchObject({ transfer_days: 2, names: showroom.names, hours: {} });
    expect(await shown()).toBe(0);
    const path = '/V1/showrooms/sherbrooke';
    expect((await previewed('{ showrooms { code } }', path)).showrooms).toContainEqual({ code: 'sherbrooke' });
    expect((await call('PUT', `${path}/visibility`, { is_active: true })).body).toMatchObject({ is_active: true });
    expect(await shown()).toBe(1);
    const draft = { hours: { monday: '09:00-17:00' } };
    expect((await call('PUT', `${path}/drafts/0`, { draft })).status).toBe(200);
    await call('POST', `${path}/drafts/0/publish`);
    expect(await shown()).toBe(2);
    await shop.reload();
    expect(await shown()).toBe(2);
    await call('PUT', `${path}/visibility`, { is_active: false });
    expect(await shown()).toBe(0);
    await shop.reload();
    expect(await shown()).toBe(0);
    const actions = (await call('GET', `${path}/changes`)).body.map(({ action }: { action: string }) => action);
    expect(actions).toEqual([
      'showroom-visibility',
      'showroom-changed',
      'showroom-draft-saved',
      'showroom-visibility',
      'showroom-made',
    ]);
    const refusal = async (change: object) =>
      (await call('POST', '/V1/showrooms', { showroom: { ...showroom, ...change } })).body;
    expect((await refusal({})).error_code).toBe('SHOWROOM_EXISTS');
    expect((await refusal({ code: 'Not a code' })).error_code).toBe('SHOWROOM_CODE');
    for (const change of [{ region_code: 'XX' }, { time_zone: 'Mars' }, { transfer_days: -1 }, { names: {} }])
      expect((await refusal({ code: 'other', ...change })).message).toContain('Invalid value');
  });

  test('a page lists the visible showrooms of a country, with links to existing pages', async () => {
    const list = `---\ntitle: Yards\n---\n<div data-content-type="map" data-locations="{{showroom_positions}}"></div>{{showrooms country=CA}}`;
    const own = `---\ntitle: Gaspé\n---\n<p>Gaspé</p>`;
    await loadCatalogue(shop.commerce.platform, smallCatalogue({ 'pages/yards.en.html': list }));
    const names = { en: 'Gaspé "Port"', fr: 'Gaspé – Port' };
    const place = { street: '5 rue Reine', city: 'Gaspé', region_code: 'QC', country_id: 'CA', postcode: 'G4X 1A1' };
    const showroom = { code: 'gaspe', names, ...place, telephone: '418-555-0101', time_zone: 'America/Toronto' };
    expect((await call('POST', '/V1/showrooms', { showroom })).status).toBe(200);
    const yards = async (store: string): Promise<string> =>
      (await shop.execute('{ cmsPage(identifier: "yards") { content } }', { store })).data.cmsPage.content;
    expect(await yards('CA_EN')).toContain('Montréal yard');
    expect(await yards('CA_EN')).not.toContain('Gaspé');
    const path = '/V1/showrooms/gaspe';
    const query = '{ cmsPage(identifier: "yards") { content } }';
    expect((await previewed(query, path)).cmsPage.content).toContain('Gaspé &quot;Port&quot;');
    await call('PUT', `${path}/visibility`, { is_active: true });
    expect(await yards('CA_EN')).toContain('>Gaspé &quot;Port&quot;</h3>');
    expect(await yards('CA_EN')).toContain('<address>5 rue Reine<br>\nGaspé, QC G4X 1A1</address>');
    expect(await yards('CA_EN')).toContain('<a href="tel:+14185550101">418-555-0101</a>');
    expect(await yards('CA_EN')).toContain('<p>Call for opening hours</p>');
    expect(await yards('CA_FR')).toContain('5, rue Reine<br>\nGaspé (Québec) G4X 1A1');
    const positions = { latitude: 48.83, longitude: -64.48 };
    await call('PUT', `${path}/drafts/0`, { draft: { ...positions, hours: { friday: '10:00-16:00' } } });
    await call('POST', `${path}/drafts/0/publish`);
    expect(await yards('CA_EN')).toContain('&quot;latitude&quot;:48.83');
    expect(await yards('CA_EN')).toContain('Friday: 10');
    await loadCatalogue(
      shop.commerce.platform,
      smallCatalogue({ 'pages/yards.en.html': list, 'pages/showroom/gaspe.en.html': own }),
    );
    expect(await yards('CA_FR')).toContain('<a href="/CA_FR/showroom/gaspe">Gaspé – Port</a>');
  });
});
