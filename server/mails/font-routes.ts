import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { MAIL_FONTS } from '#contract/mail-fonts.ts';

/** Serves the fonts of emails to any origin. */
export const addMailFontRoutes = (app: FastifyInstance): void => {
  for (const { path, file } of MAIL_FONTS) {
    let content: Promise<Buffer> | undefined;
    app.get(path, async (_request, reply) => {
      content ??= readFile(fileURLToPath(import.meta.resolve(file)));
      return reply
        .headers({
          'cache-control': 'public, max-age=2592000',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('font/woff2')
        .send(await content);
    });
  }
};
