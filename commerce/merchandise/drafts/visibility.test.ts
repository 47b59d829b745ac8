import { beforeAll, expect, test } from 'vitest';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';
import { followVisibleDates } from './service.ts';

describeWithDatabase('visible dates of content', (open) => {
  let shop: AuthoringShop;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['content:read', 'content:write']);
  });
  const isShown = async (): Promise<boolean> =>
    ((await shop.seen('{ cmsPage(identifier: "faq") { title } }'))?.cmsPage ?? null) !== null;

  test('a page appears and disappears at its times, and the cached pages that show it are purged', async () => {
    const { platform } = shop.commerce;
    const purged: string[] = [];
    platform.cache.onPurge((tags) => purged.push(...tags));
    const start = platform.clock.now().getTime();
    const at = (hours: number): Date => new Date(start + hours * HOUR_MS);
    const follow = (hours: number) =>
      followVisibleDates({ ...platform, clock: { ...platform.clock, now: () => at(hours) } });
    const where = 'searchCriteria[filter_groups][0][filters][0][field]=identifier';
    const found = await shop.call(
      'GET',
      `/V1/cmsPage/search?${where}&searchCriteria[filter_groups][0][filters][0][value]=faq`,
    );
    const path = `/V1/cmsPage/${found.body.items[0].id}/visibility`;
    expect(await isShown()).toBe(true);
    const visibility = { is_active: true, visible_from: timestamp(at(2)), visible_until: timestamp(at(4)) };
    const set = await shop.call('PUT', path, visibility);
    expect(set.body).toMatchObject({ is_active: false, visible_from: timestamp(at(2)) });
    expect(await isShown()).toBe(false);
    expect(await follow(1)).toEqual({ page: 0, block: 0, showroom: 0, menu: 0 });
    expect(await isShown()).toBe(false);
    purged.length = 0;
    expect(await follow(3)).toEqual({ page: 1, block: 0, showroom: 0, menu: 0 });
    expect(purged).toContain('cms_page:faq');
    expect(await isShown()).toBe(true);
    await shop.reload();
    expect(await isShown()).toBe(true);
    expect(await follow(3)).toEqual({ page: 0, block: 0, showroom: 0, menu: 0 });
    expect(await follow(5)).toEqual({ page: 1, block: 0, showroom: 0, menu: 0 });
    expect(await isShown()).toBe(false);
    expect((await shop.call('PUT', path, { is_active: true })).body).toMatchObject({
      is_active: true,
      visible_from: null,
    });
    expect(await isShown()).toBe(true);
    const wrong = { is_active: true, visible_from: timestamp(at(4)), visible_until: timestamp(at(2)) };
    expect((await shop.call('PUT', path, wrong)).body.error_code).toBe('CONTENT_DATES');
    expect((await shop.call('PUT', path, { is_active: true, visible_from: 'soon' })).status).toBe(400);
  });

  test('a page that staff or a program hide stays hidden, whatever dates it had', async () => {
    const { platform } = shop.commerce;
    const [id] = await platform.db.kysely.selectFrom('cms_page').select('id').where('identifier', '=', 'faq').execute();
    const path = `/V1/cmsPage/${id?.id}`;
    const dates = { visible_from: timestamp(new Date(0)) };
    const hide: readonly [string, object][] = [
      [`${path}/visibility`, { is_active: false, ...dates }],
      [path, { page: { active: false } }],
    ];
    for (const [address, body] of hide) {
      await shop.call('PUT', `${path}/visibility`, { is_active: true, ...dates });
      expect(await isShown()).toBe(true);
      expect((await shop.call('PUT', address, body)).status).toBe(200);
      expect(await followVisibleDates(platform)).toEqual({ page: 0, block: 0, showroom: 0, menu: 0 });
      expect(await isShown()).toBe(false);
    }
    await shop.call('PUT', `${path}/visibility`, { is_active: true });
  });

  test('an entry of a menu appears and disappears at its times with those below it, and remains editable', async () => {
    const { platform } = shop.commerce;
    const start = platform.clock.now().getTime();
    const at = (hours: number): Date => new Date(start + hours * HOUR_MS);
    const follow = (hours: number) =>
      followVisibleDates({ ...platform, clock: { ...platform.clock, now: () => at(hours) } });
    const titles = async (): Promise<string> =>
      JSON.stringify(await shop.seen('{ snowdogMenus { items { nodes { items { title } } } } }'));
    const { id } = (await shop.execute('{ storeConfig { id } }', { store: 'CA_EN' })).data.storeConfig;
    const menus: { id: number; store_ids: number[] }[] = (await shop.call('GET', '/V1/menus')).body;
    const path = `/V1/menus/${menus.find(({ store_ids }) => store_ids.includes(id))!.id}`;
    const below = { type: 'custom_url', title: 'Below', content: '/below' };
    const dates = { visible_from: timestamp(at(2)), visible_until: timestamp(at(4)) };
    const nodes = [{ type: 'wrapper', title: 'Spring sale', children: [below], ...dates }];
    expect((await shop.call('PUT', `${path}/drafts/0`, { draft: { nodes } })).status).toBe(200);
    expect((await shop.call('POST', `${path}/drafts/0/publish`)).status).toBe(200);
    expect(await titles()).not.toMatch(/Spring sale|Below/);
    expect(await follow(3)).toEqual({ page: 0, block: 0, showroom: 0, menu: 1 });
    expect(await titles()).toMatch(/Spring sale.*Below/);
    expect(await follow(3)).toEqual({ page: 0, block: 0, showroom: 0, menu: 0 });
    expect(await follow(4)).toEqual({ page: 0, block: 0, showroom: 0, menu: 1 });
    expect(await titles()).not.toMatch(/Spring sale|Below/);
    await shop.reload();
    expect(await titles()).not.toMatch(/Spring sale|Below/);
    const [content] = (await shop.call('GET', `${path}/editor`)).body.content;
    expect(content.value.nodes[0]).toMatchObject({ title: 'Spring sale', children: [below], ...dates });
    const wrong = [{ ...nodes[0], visible_until: timestamp(at(1)) }];
    expect((await shop.call('PUT', `${path}/drafts/0`, { draft: { nodes: wrong } })).body.error_code).toBe(
      'CONTENT_DATES',
    );
  });
});
