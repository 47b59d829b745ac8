import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadStream } from 'node:fs';
import { join, normalize } from 'node:path';
import { loadSettings } from '#commerce/settings.ts';
import { mediaTypeOf } from '#server/assets/media-types.ts';
import { serve } from '../contract/support/serve.ts';
import { loadKinds } from './kinds.ts';
import { stockMagento } from './stock-magento.ts';

const folder = join(loadSettings().catalogue, 'media');

/** The host of its media: originals only, whatever parameters are given. */
const media = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '', 'http://media.test').pathname)).slice(
    '/pub'.length,
  );
  response.setHeader('content-type', mediaTypeOf(path) ?? 'application/octet-stream');
  createReadStream(join(folder, path))
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
await new Promise<void>((done) => media.listen(0, '127.0.0.1', done));

loadKinds('.html');
await serve((commerce) =>
  stockMagento(commerce, {
    media: `http://127.0.0.1:${(media.address() as AddressInfo).port}/pub/`,
    captcha: process.env.MAGENTO_CAPTCHA,
  }),
);
