import { encodedFilePath } from '#contract/file-path.ts';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { DOWNLOADS } from '#contract/downloads.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import type { Commerce } from './port.ts';

/** In both languages, because the URL has no store view. */
const NOT_HERE = `This address does not lead to a file, or no longer does.
Cette adresse ne mène à aucun fichier, ou n’y mène plus.
`;

/** Sends purchased files as attachments; browsers never render them. */
export const addDownloadRoutes = (
  app: FastifyInstance,
  { download, limit }: { download: NonNullable<Commerce['download']>; limit: RouteShorthandOptions },
): void => {
  for (const kind of ['link', 'sample'] as const)
    app.get<{ Params: { id: string } }>(`${DOWNLOADS[kind]}:id`, limit, async (request, reply) => {
      reply.headers({ 'content-security-policy': DATA_POLICY, 'x-robots-tag': 'noindex' });
      const file = await download({ kind, id: request.params.id, isCounted: request.method === 'GET' });
      if (!file)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_HERE);
      return reply
        .headers({
          'cache-control': kind === 'link' ? 'private, no-store' : 'public, max-age=3600',
          'content-disposition': `attachment; filename*=UTF-8''${encodedFilePath(file.name)}`,
        })
        .type(file.mediaType)
        .send(Buffer.from(file.bytes));
    });
};
