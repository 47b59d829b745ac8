import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { ifMatch } from '#commerce/platform/rest/if-match.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRequest, RestRoute } from '#commerce/platform/rest/types.ts';
import { changeOnWire } from '#commerce/platform/staff/change-wire.ts';
import {
  contentChanges,
  contentToEdit,
  discardDraft,
  draftedIds,
  listMenus,
  listShowroomsToEdit,
  makeShowroom,
  previewLink,
  publishDraft,
  saveDraft,
  setVisibility,
  settleFile,
} from './service.ts';
import type { DraftKind } from './types.ts';
import type { DatedKind } from './visibility.ts';
import { readVisibleDates } from './visibility-rules.ts';
import { contentOnWire } from './wire.ts';

const PATHS = {
  page: '/V1/cmsPage',
  block: '/V1/cmsBlock',
  menu: '/V1/menus',
  showroom: '/V1/showrooms',
} as const satisfies Record<DraftKind, string>;

const READ = 'content:read';
const WRITE = 'content:write';

const targetOf = (kind: DraftKind, { params }: RestRequest) => ({
  kind,
  id: params['id'] ?? '',
  storeViewId: /^\d{1,6}$/.test(params['storeId'] ?? '') ? Number(params['storeId']) : -1,
});

const edited = async (context: CommerceContext, kind: DraftKind, { params }: RestRequest) =>
  contentOnWire(await contentToEdit(context, kind, params['id'] ?? ''));

const routesOf = ([kind, path]: [DraftKind, string]): readonly RestRoute[] => [
  adminRoute('GET', `${path}/drafts`, READ, (context) => draftedIds(context, kind)),
  adminRoute('GET', `${path}/:id/editor`, READ, (context, request) => edited(context, kind, request)),
  adminRoute('GET', `${path}/:id/changes`, READ, async (context, { params }) =>
    (await contentChanges(context, kind, params['id'] ?? '')).map(changeOnWire),
  ),
  adminRoute('PUT', `${path}/:id/drafts/:storeId`, WRITE, async (context, request, { name }) => {
    const fields = restFields(request.body).neededObject('draft');
    await saveDraft(context, targetOf(kind, request), fields, { by: name, expected: ifMatch(request) });
    return edited(context, kind, request);
  }),
  adminRoute('DELETE', `${path}/:id/drafts/:storeId`, WRITE, async (context, request, { name }) => {
    await discardDraft(context, targetOf(kind, request), { by: name, expected: ifMatch(request) });
    return edited(context, kind, request);
  }),
  adminRoute('POST', `${path}/:id/drafts/:storeId/publish`, WRITE, async (context, request, { name }) => {
    await publishDraft(context, targetOf(kind, request), { by: name, expected: ifMatch(request) });
    return edited(context, kind, request);
  }),
  adminRoute('POST', `${path}/:id/drafts/:storeId/preview`, WRITE, async (context, request) => {
    const fields = restFields(request.body);
    const shown = { path: fields.text('path'), viewId: fields.integer('storeId') };
    return { url: await previewLink(context, { ...targetOf(kind, request), ...shown }) };
  }),
  adminRoute('POST', `${path}/:id/file/:storeId`, WRITE, async (context, request, { name }) => {
    const use = restFields(request.body).text('use');
    if (use !== 'file' && use !== 'shop') throw new InputError('use must be "file" or "shop".');
    const by = { by: name, expected: ifMatch(request) };
    await settleFile(context, targetOf(kind, request), use === 'file', by);
    return edited(context, kind, request);
  }),
];

const visibilityRoute = (kind: DatedKind, path: string): RestRoute =>
  adminRoute('PUT', `${path}/:id/visibility`, WRITE, async (context, request, { name }) => {
    const fields = restFields(request.body);
    const visibility = { isActive: fields.flag('isActive'), ...readVisibleDates(fields) };
    const target = { kind, id: request.params['id'] ?? '' };
    await setVisibility(context, target, visibility, { by: name, expected: ifMatch(request) });
    return edited(context, kind, request);
  });

/** Drafts of content, their preview and publication. */
export const routes: readonly RestRoute[] = [
  ...(Object.entries(PATHS) as [DraftKind, string][]).flatMap(routesOf),
  adminRoute('GET', PATHS.menu, READ, listMenus),
  adminRoute('GET', PATHS.showroom, READ, listShowroomsToEdit),
  visibilityRoute('page', PATHS.page),
  visibilityRoute('block', PATHS.block),
  visibilityRoute('showroom', PATHS.showroom),
  adminRoute('POST', PATHS.showroom, WRITE, async (context, { body }, { name }) => {
    const id = await makeShowroom(context, restFields(body).neededObject('showroom'), name);
    return contentOnWire(await contentToEdit(context, 'showroom', id));
  }),
];
