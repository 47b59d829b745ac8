import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailSet } from './mail-set.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { MailMessage } from './platform/mail/mailer.ts';
import type { Db } from './platform/database/types.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { SAMPLE_STORE_VIEWS } from './platform/testing/store-views.ts';
import { testSettings } from './platform/testing/settings.ts';

const PRODUCTS = [
  { sku: 'ONE', name: 'Verdance & Co', imageFile: 'verdance.webp' },
  { sku: 'TWO', name: 'Medina', imageFile: null },
];
const set = mailSet(testSettings(), SAMPLE_STORE_VIEWS, { en: PRODUCTS, fr: PRODUCTS });

test('the set contains every email that the back end sends', () => {
  const root = import.meta.dirname;
  const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const sent = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/mail\.enqueue\(\s*\w+,\s*(\w+)/g)].map(([, name]) => name),
  );
  expect(sent.length).toBeGreaterThan(8);
  const text = sources
    .filter((file) => file.startsWith('mail-set'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('');
  expect(sent.filter((name) => !text.includes(`${name}(`))).toEqual([]);
});

test('has the same emails in English and French, each in its language', () => {
  const names = (language: string) => set.filter((one) => one.language === language).map(({ name }) => name);
  expect(names('en').length).toBeGreaterThan(12);
  expect(names('fr')).toEqual(names('en'));
  for (const { name, language, mail } of set)
    expect([name, /<html lang="([^"]*)"/.exec(mail.html ?? '')?.[1]]).toEqual([name, `${language}-CA`]);
});

/** Visible text of the HTML: without head, preview text and Outlook conditionals. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<head>.*<\/head>|<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
    .replaceAll(/<[^>]*>|&nbsp;/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');

test.each(set.map(({ name, language, mail }) => [`${name}.${language}`, mail] as const))(
  '%s: text and HTML versions have the same content',
  (_name, { html = '', text }) => {
    const lines = wordsOf(html)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && line !== '·');
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    expect(links.filter((link) => !text.includes(link))).toEqual([]);
    const rendered = wordsOf(html).replaceAll(/\s+/g, ' ');
    const written = text.replaceAll(/https?:\S+/g, '').split(/\s*\n\s*|\s{2,}|\s·\s|\u00a0?:\s/);
    expect(written.filter((words) => !rendered.includes(words.trim().replaceAll(/\s+/g, ' ')))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}|<\w/);
    expect(text).not.toMatch(/\n{3}/);
  },
);

test.each(set.filter(({ language }) => language === 'fr').map(({ name, mail }) => [name, mail] as const))(
  '%s in French: has non-breaking spaces before colons and in amounts',
  (_name, { text }) => {
    expect(text.replaceAll(/https?:\S+/g, '').replaceAll(/\d:\d/g, '')).not.toMatch(/[^\s\u00a0\u202f]:|[ ]:/);
    expect(text).not.toMatch(/\d \$|\d[,.]\d\d \$/);
    expect(text).not.toMatch(/[a-zé]'[a-zé]/i);
  },
);

test.each(set.map(({ name, language, mail }) => [`${name}.${language}`, mail] as const))(
  '%s: logo, fonts and images have absolute URLs of the shop',
  (_name, { html = '' }) => {
    const sources = [...html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)];
    expect(sources[0]?.[1]).toBe('http://shop.test/theme/mail-logo.png');
    for (const [, address, text] of sources) {
      expect(address).toMatch(/^http:\/\/shop\.test\/(?:media|theme)\//);
      expect(text).not.toBe('');
    }
    expect(html).toContain("url('http://shop.test/theme/fonts/instrument-serif.woff2')");
  },
);

/** The MIME text of a message. */
const sentAs = async (message: MailMessage): Promise<string> => {
  const settings = testSettings();
  let work: ((payload: unknown, job: { id: number }) => Promise<void>) | undefined;
  const jobs = {
    handle: (_kind: string, handler: typeof work) => (work = handler),
    enqueue: async (_db: Db, _kind: string, payload: unknown) => work?.(JSON.parse(JSON.stringify(payload)), { id: 1 }),
  };
  await createMailer({ jobs: jobs as unknown as Jobs, settings }).enqueue({} as Db, message);
  const folder = join(settings.varDir, 'mail');
  return readFileSync(join(folder, globSync('*.eml', { cwd: folder })[0] ?? ''), 'utf8');
};

const decoded = (part: string): string => {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n').trimEnd();
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

test.each(set.map(({ name, language, message, mail }) => [`${name}.${language}`, message, mail] as const))(
  '%s is sent unchanged with text and HTML as alternatives',
  async (_name, message, mail) => {
    const source = await sentAs(message);
    const [, boundary = ''] = /multipart\/alternative;\s+boundary="([^"]+)"/.exec(source) ?? [];
    const [, text = '', html = ''] = source.split(`--${boundary}\r\n`);
    expect([text, html].map((part) => /Content-Type: ([^;]+); charset=utf-8/i.exec(part)?.[1])).toEqual([
      'text/plain',
      'text/html',
    ]);
    const same = (words: string): string => words.replaceAll('\r\n', '\n').trim();
    expect(same(decoded(text))).toBe(same(mail.text));
    expect(same(decoded(html.split(`\r\n--${boundary}--`)[0] ?? ''))).toBe(same(mail.html ?? ''));
    expect(html).not.toMatch(/\P{ASCII}/u);
    expect(Math.max(...html.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
  },
);

test('the name of a line without an amount spans the amount column', () => {
  const cells = (name: string): readonly string[] =>
    [...(set.find((one) => one.name === name)?.mail.html ?? '').matchAll(/<td class="rule"[^>]*>/g)].map(
      ([cell]) => cell,
    );
  expect(cells('quote-answered').some((cell) => cell.includes('align="right"'))).toBe(true);
  expect(cells('quote-received').filter((cell) => cell.includes('align="right"'))).toEqual([]);
  expect(cells('quote-received').filter((cell) => cell.includes('colspan="'))).toHaveLength(PRODUCTS.length);
});
