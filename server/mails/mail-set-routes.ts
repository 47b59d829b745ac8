import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Commerce, MailSample } from '../commerce/port.ts';

const PATH = '/style-guide/mails';

const STYLE = `body{margin:0;padding:32px;background:#fff;color:#17181a;font:16px/1.5 system-ui,sans-serif}
h2{margin:48px 0 4px;font-size:18px}
p{margin:0 0 12px;color:#55524c}
div{display:flex;flex-wrap:wrap;gap:24px}
iframe{width:640px;max-width:100%;height:900px;border:1px solid #e4dfd7}
iframe+iframe{width:390px}`;

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const LIST_POLICY = `default-src 'none'; style-src ${sourceOf(STYLE)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Emails have inline styles; scripts and navigation are blocked. */
const mailPolicy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicUrl}; font-src 'self' ${publicUrl}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

const addressOf = ({ name, language }: MailSample, kind: string): string => `${PATH}/${name}.${language}.${kind}`;

const listed = (sample: MailSample): string => {
  const address = escapeHtml(addressOf(sample, 'html'));
  const title = escapeHtml(`${sample.name}, ${sample.language}`);
  return `<section><h2>${title}</h2>
<p lang="${sample.language}">${escapeHtml(sample.mail.subject)} · <a href="${address}">HTML</a> · <a href="${escapeHtml(addressOf(sample, 'txt'))}">text</a></p>
<div><iframe loading="lazy" src="${address}" title="${title}"></iframe><iframe loading="lazy" src="${address}" title="${title}, 390"></iframe></div></section>`;
};

const listOf = (samples: readonly MailSample[]): string => `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Mails</title><style>${STYLE}</style></head>
<body><main><h1>Mails</h1>${samples.map(listed).join('\n')}</main></body></html>
`;

type Options = { commerce: Commerce; publicUrl: string; limit: RouteShorthandOptions };

/** The email preview next to the style guide: every email in both languages, wide and narrow, and as text. */
export const addMailSetRoutes = (app: FastifyInstance, { commerce, publicUrl, limit }: Options): void => {
  const { mailSamples } = commerce;
  if (!mailSamples) return;
  const send = (reply: FastifyReply, type: string, policy: string, body: string): FastifyReply =>
    reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-security-policy': policy })
      .type(`${type}; charset=utf-8`)
      .send(body);

  app.get(PATH, limit, async (_request, reply) => send(reply, 'text/html', LIST_POLICY, listOf(await mailSamples())));
  app.get<{ Params: { file: string } }>(`${PATH}/:file`, limit, async ({ params }, reply) => {
    const samples = await mailSamples();
    const [name, language, kind] = params.file.split('.');
    const sample = samples.find((one) => one.name === name && one.language === language);
    if (sample && kind === 'txt') return send(reply, 'text/plain', LIST_POLICY, sample.mail.text);
    if (sample?.mail.html && kind === 'html') return send(reply, 'text/html', mailPolicy(publicUrl), sample.mail.html);
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
  });
};
