import { beforeAll, expect, test } from 'vitest';
import { openAuthoringShop, type AuthoringShop } from '#commerce/merchandise/authoring/testing/authoring.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { previewOf } from './service.ts';
import { PREVIEW_HEADER } from '#contract/preview.ts';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';

describeWithDatabases('drafts of pages and blocks', (open) => {
  let shop: AuthoringShop;
  let token: string;
  beforeAll(async () => {
    shop = await openAuthoringShop(open, ['content:read', 'content:write', 'catalog:write']);
    token = await shop.program('editor', ['content:read', 'content:write']);
  });
  const call: AuthoringShop['call'] = (...given) => shop.call(...given);
  const idOf = async (path: string, identifier: string): Promise<number> => {
    const where = `searchCriteria[filter_groups][0][filters][0][field]=identifier&searchCriteria[filter_groups][0][filters][0][value]=${identifier}`;
    return (await call('GET', `${path}/search?${where}`)).body.items[0].id;
  };
  const page = async (store = 'CA_EN') =>
    (await shop.seen('{ cmsPage(identifier: "faq") { title content } }', store)).cmsPage;
  const viewId = async (code: string): Promise<number> =>
    (await shop.execute('{ storeConfig { id } }', { store: code })).data.storeConfig.id;
  const rendered = async (query: string, preview: string, isOfPage = true, store = 'CA_EN') => {
    const reply = await shop.commerce.executeGraphql({
      method: 'GET',
      query,
      headers: { store, [PREVIEW_HEADER]: preview },
      ip: '127.0.0.1',
      isOfPage,
    });
    return { headers: reply.headers, data: JSON.parse(reply.body.toString()).data };
  };
  const previewToken = async (path: string, body: object = {}): Promise<string> => {
    const reply = await call('POST', path, body);
    expect(reply.status).toBe(200);
    return new URL(reply.body.url, 'https://shop.example').searchParams.get('preview') ?? '';
  };

  test('a draft is shown to nobody, in its preview only, and to everybody when it is published', async () => {
    const id = await idOf('/V1/cmsPage', 'faq');
    const before = await page();
    const saved = await call('PUT', `/V1/cmsPage/${id}/drafts/0`, { draft: { title: 'Draft', content: '<p>New</p>' } });
    expect(saved.body.drafts).toMatchObject([{ store_id: 0, saved_by: 'pim', value: { title: 'Draft' } }]);
    expect((await call('GET', '/V1/cmsPage/drafts')).body).toEqual([String(id)]);
    expect(await page()).toEqual(before);

    const preview = await previewToken(`/V1/cmsPage/${id}/drafts/0/preview`);
    const query = '{ cmsPage(identifier: "faq") { title content } }';
    const shown = await rendered(query, preview);
    expect(shown.data.cmsPage).toEqual({ title: 'Draft', content: '<p>New</p>' });
    expect(shown.headers['x-magento-cache-debug'] ?? 'MISS').not.toBe('HIT');
    expect(await page()).toEqual(before);
    expect((await rendered(query, preview, false)).data.cmsPage).toEqual(before);
    expect((await rendered(query, `${preview}x`)).data.cmsPage).toEqual(before);

    expect((await call('POST', `/V1/cmsPage/${id}/drafts/0/publish`)).body.drafts).toEqual([]);
    expect(await page()).toEqual({ title: 'Draft', content: '<p>New</p>' });
    expect((await call('POST', `/V1/cmsPage/${id}/drafts/0/publish`)).status).toBe(400);
    const [change] = (await call('GET', `/V1/cmsPage/${id}/changes`)).body;
    expect(change).toMatchObject({
      who: 'pim',
      action: 'page-changed',
      before: { title: before.title },
      after: { title: 'Draft', content: '<p>New</p>' },
    });
  });

  test('a preview ends after 15 minutes', async () => {
    const id = await idOf('/V1/cmsPage', 'faq');
    const preview = await previewToken(`/V1/cmsPage/${id}/drafts/0/preview`);
    expect(await shop.commerce.isPreview(preview)).toBe(true);
    const { platform } = shop.commerce;
    const at = new Date(platform.clock.now().getTime() + 15 * 60_000);
    expect(await previewOf({ ...platform, clock: { ...platform.clock, now: () => at } }, preview)).toBeUndefined();
    expect(await shop.commerce.isPreview('x.y')).toBe(false);
  });

  test('a preview shows one piece of content, in the store view of its link, on a page of the shop', async () => {
    const id = await idOf('/V1/cmsPage', 'faq');
    const view = await viewId('US_EN');
    const query = '{ cmsPage(identifier: "faq") { content } }';
    const contentIn = async (preview: string, store: string) =>
      (await rendered(query, preview, true, store)).data.cmsPage.content;
    await call('PUT', `/V1/cmsPage/${id}/drafts/${view}`, { draft: { content: '<p>Only here</p>' } });
    const preview = await previewToken(`/V1/cmsPage/${id}/drafts/${view}/preview`);
    expect(await contentIn(preview, 'US_EN')).toBe('<p>Only here</p>');
    expect(await contentIn(preview, 'CA_EN')).toBe((await page()).content);
    const other = await previewToken(`/V1/cmsBlock/${await idOf('/V1/cmsBlock', 'footer-help')}/drafts/0/preview`);
    expect(await contentIn(other, 'US_EN')).not.toBe('<p>Only here</p>');
    const [payload, signature] = preview.split('.');
    const claim = JSON.parse(Buffer.from(payload!, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claim, view: 'CA_EN' })).toString('base64url');
    expect(await shop.commerce.isPreview(`${forged}.${signature}`)).toBe(false);
    await call('DELETE', `/V1/cmsPage/${id}/drafts/${view}`);
    for (const path of ['//other.example/a?b=1#c', String.raw`/\other.example/a?b=1#c`, 'other.example/a']) {
      const { url } = (await call('POST', `/V1/cmsPage/${id}/drafts/0/preview`, { path })).body;
      expect(url).toMatch(/^(?:https?:\/\/[^/]+)?\/other\.example\/a\?preview=/);
    }
  });

  test('each store view has its own draft, which has only the changed fields', async () => {
    const id = await idOf('/V1/cmsPage', 'faq');
    const view = await viewId('US_EN');
    const { body } = await call('PUT', `/V1/cmsPage/${id}/drafts/${view}`, { draft: { content: '<p>USA</p>' } });
    expect(body.drafts.map(({ value }: { value: object }) => value)).toEqual([{ content: '<p>USA</p>' }]);
    await call('POST', `/V1/cmsPage/${id}/drafts/${view}/publish`);
    expect((await page('US_EN')).content).toBe('<p>USA</p>');
    expect((await page()).content).not.toBe('<p>USA</p>');
    expect((await call('PUT', `/V1/cmsPage/${id}/drafts/99`, { draft: { content: '' } })).status).toBe(404);
  });

  test('an outdated version is refused with 412, and nothing is lost', async () => {
    const id = await idOf('/V1/cmsBlock', 'footer-help');
    const { version } = (await call('GET', `/V1/cmsBlock/${id}/editor`)).body;
    const write = (content: string) =>
      shop.rest(
        'PUT',
        `/V1/cmsBlock/${id}/drafts/0`,
        { draft: { content } },
        {
          authorization: `Bearer ${token}`,
          'if-match': `"${version}"`,
        },
      );
    expect((await write('<p>First</p>')).status).toBe(200);
    expect(await write('<p>Second</p>')).toMatchObject({ status: 412, body: { error_code: CHANGED_BY_OTHERS } });
    const { drafts } = (await call('GET', `/V1/cmsBlock/${id}/editor`)).body;
    expect(drafts).toMatchObject([{ saved_by: 'editor', value: { content: '<p>First</p>' } }]);
    const preview = await previewToken(`/V1/cmsBlock/${id}/drafts/0/preview`);
    const { data } = await rendered('{ cmsBlocks(identifiers: ["footer-help"]) { items { content } } }', preview);
    expect(data.cmsBlocks.items).toEqual([{ content: '<p>First</p>' }]);
    expect((await call('DELETE', `/V1/cmsBlock/${id}/drafts/0`)).body.drafts).toEqual([]);
  });

  test('what staff published remains after a load, which reports that the file changed since', async () => {
    const id = await idOf('/V1/cmsPage', 'faq');
    await call('PUT', `/V1/cmsPage/${id}/drafts/0`, { draft: { title: 'Ours', content: '<p>Ours</p>' } });
    await call('POST', `/V1/cmsPage/${id}/drafts/0/publish`);
    const fileChanges = async () =>
      (await call('GET', `/V1/cmsPage/${id}/editor`)).body.file_changes.filter(
        ({ store_id }: { store_id: number }) => store_id === 0,
      );
    await shop.reload();
    expect(await fileChanges()).toEqual([]);
    const load = (text: string) =>
      loadCatalogue(shop.commerce.platform, smallCatalogue({ 'pages/faq.en.html': `---\ntitle: File\n---\n${text}` }));
    await load('<p>File</p>');
    expect((await page()).content).toBe('<p>Ours</p>');
    expect(await fileChanges()).toMatchObject([{ store_id: 0, value: { title: 'File', content: '<p>File</p>' } }]);
    await call('POST', `/V1/cmsPage/${id}/file/0`, { use: 'shop' });
    expect(await fileChanges()).toEqual([]);
    await load('<p>File again</p>');
    await call('POST', `/V1/cmsPage/${id}/file/0`, { use: 'file' });
    expect([await fileChanges(), (await page()).content]).toEqual([[], '<p>File again</p>']);
    await load('<p>The folder’s again</p>');
    expect((await page()).content).toBe('<p>The folder’s again</p>');
  });

  test('parts that shoppers do not see are named', async () => {
    const id = await idOf('/V1/cmsBlock', 'footer-help');
    const draft = { content: '<p>a</p><script>alert(1)</script>' };
    const { body } = await call('PUT', `/V1/cmsBlock/${id}/drafts/0`, { draft });
    expect(body.unshown).toEqual(['<script>']);
    await call('DELETE', `/V1/cmsBlock/${id}/drafts/0`);
  });
});
