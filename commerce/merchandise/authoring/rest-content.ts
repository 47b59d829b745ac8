import { contentWithId } from '#commerce/merchandise/cms/service.ts';
import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { readContent, type ContentKind } from './content-rules.ts';
import { readPicture } from './media-rules.ts';
import { storePicture } from './pictures.ts';
import { changeContent, makeContent, removeContent } from './content.ts';

const WRITE = 'content:write';

const writes = (path: string, kind: ContentKind): readonly RestRoute[] => [
  adminRoute('POST', path, WRITE, async (context, { body }, { name }) => {
    const change = readContent(kind, restFields(body).neededObject(kind));
    return contentWithId(context, kind, String(await makeContent(context, kind, change, name)));
  }),
  adminRoute('PUT', `${path}/:id`, WRITE, async (context, { params, body }, { name }) => {
    const id = params.id ?? '';
    await changeContent(context, { kind, id }, readContent(kind, restFields(body).neededObject(kind)), name);
    return contentWithId(context, kind, id);
  }),
  adminRoute('DELETE', `${path}/:id`, WRITE, async (context, { params }, { name }) => {
    await removeContent(context, { kind, id: params.id ?? '' }, name);
    return true;
  }),
];

export const contentRoutes: readonly RestRoute[] = [
  adminRoute('POST', '/V1/contentPictures', WRITE, async ({ settings }, { body }) => ({
    url: `catalog/product/${await storePicture(settings.varDir, readPicture(restFields(body).neededObject('picture')))}`,
  })),
  ...writes('/V1/cmsPage', 'page'),
  ...writes('/V1/cmsBlock', 'block'),
];
