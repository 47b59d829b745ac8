import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SAMPLE_THEME } from '../theme/testing/sample-theme.ts';
import { DEFAULT_THEME } from '../theme/theme.ts';
import { emailHtml, emailText } from './email.ts';
import type { EmailContent } from './email.ts';
import { mailLook } from './mail-look.ts';

const LOOK = mailLook(SAMPLE_THEME);

const email: EmailContent = {
  language: 'en-CA',
  shop: 'Stone & Co',
  publicUrl: 'https://shop.example',
  title: 'Thank you, Ann.',
  preview: 'We have your order.',
  paragraphs: ['Your order is in.', 'More follows.'],
  panel: [
    ['Order number', '482915306'],
    ['Placed on', 'June 15, 2026'],
  ],
  items: [
    {
      name: 'Stone',
      details: ['12 × 24', 'Quantity 10'],
      amount: '$1,000.00',
      picture: 'https://shop.example/media/a.webp?width=160&height=160',
    },
    { name: 'Tile', details: ['Quantity 1'], amount: '$0.05' },
  ],
  sums: [
    ['Subtotal', '$1,000.05'],
    ['Shipping', 'Free'],
  ],
  total: ['Total', '$1,000.05'],
  facts: [
    ['Showroom', 'Laval'],
    ['Notes', 'One\nTwo'],
  ],
  action: { label: 'Track my order', url: 'https://shop.example/?a=1&b=2#track', hint: 'The number is enough.' },
  blocks: [
    { title: 'Ship to', lines: ['Ann Roy', '1 Main St'] },
    { title: 'Bill to', lines: ['Bob Roy'] },
    { title: 'Delivery', lines: ['Parcel'] },
  ],
  closing: 'Check the boxes.',
  notes: ['Sent by Stone & Co.', '1 King St'],
  noteLink: { label: 'Unsubscribe', url: 'https://shop.example/end' },
};
const html = emailHtml(email, LOOK);

/** Visible text, one line per piece, without parts for Outlook only. */
const read = (page: string): string[] =>
  page
    .replaceAll(/<head>.*<\/head>|<!--.*?-->/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&nbsp;', ' ').trim())
    .filter(Boolean);

test('blocks are two per row, the last of an odd number in the first column', () => {
  const widths = (count: number): string[] =>
    [
      ...emailHtml({ ...email, blocks: Array.from({ length: count }, () => ({ title: 'T', lines: ['L'] })) }, LOOK)
        .replaceAll(/^.*<\/head>/gs, '')
        .matchAll(/mj-column-per-(\d+)/g),
    ].map(([, width]) => width!);
  expect(widths(3).filter((width) => width === '50')).toHaveLength(2);
  expect(widths(3)).toHaveLength(widths(2).length + 1);
});

test('the HTML reads from top to bottom as the text does', () => {
  expect(read(html)).toEqual([
    'We have your order.',
    'Thank you, Ann.',
    'Your order is in.',
    'More follows.',
    'Order number',
    '482915306',
    'Placed on',
    'June 15, 2026',
    'Stone',
    '12 × 24',
    '·',
    'Quantity 10',
    '$1,000.00',
    'Tile',
    'Quantity 1',
    '$0.05',
    'Subtotal',
    '$1,000.05',
    'Shipping',
    'Free',
    'Total',
    '$1,000.05',
    'Showroom',
    'Laval',
    'Notes',
    'One',
    'Two',
    'Track my order',
    'The number is enough.',
    'Ship to',
    'Ann Roy',
    '1 Main St',
    'Bill to',
    'Bob Roy',
    'Delivery',
    'Parcel',
    'Check the boxes.',
    'Sent by Stone &amp; Co.',
    '1 King St',
    'Unsubscribe',
  ]);
  expect(emailText(email)).toBe(`Thank you, Ann.

Your order is in.

More follows.

Order number: 482915306
Placed on: June 15, 2026

Stone  $1,000.00
    12 × 24 · Quantity 10
Tile  $0.05
    Quantity 1

Subtotal: $1,000.05
Shipping: Free
Total: $1,000.05

Showroom: Laval
Notes: One
Two

The number is enough.
Track my order: https://shop.example/?a=1&b=2#track

Ship to:
Ann Roy
1 Main St

Bill to:
Bob Roy

Delivery:
Parcel

Check the boxes.

Sent by Stone & Co.
1 King St
Unsubscribe: https://shop.example/end
`);
});

test('a short email has no empty part', () => {
  const short: EmailContent = { language: 'fr-CA', shop: 'Pierre', title: 'Bonjour', paragraphs: [], notes: ['Fin.'] };
  expect(read(emailHtml(short, LOOK))).toEqual(['Pierre', 'Bonjour', 'Fin.']);
  expect(emailText(short)).toBe('Bonjour\n\nFin.\n');
});

test('in French a colon follows a no-break space', () => {
  expect(emailText({ ...email, language: 'fr-CA' })).toContain('Total\u00a0: $1,000.05');
});

test('language, title and URLs match the email', () => {
  expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe('en-CA');
  expect(html).toContain('<title>Thank you, Ann.</title>');
  expect(html).toContain('href="https://shop.example/?a=1&amp;b=2#track"');
  const addresses = [...html.matchAll(/(?:src|href|url)[=(]["']?(https?:\/\/[^/"')]+)/g)].map(([, origin]) => origin);
  expect(new Set(addresses)).toEqual(new Set(['https://shop.example']));
});

test('logo and pictures have a size and a text; without a URL the shop’s name is shown', () => {
  const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => [
    /src="([^"]*)"/.exec(tag)?.[1],
    /alt="([^"]*)"/.exec(tag)?.[1],
    /width="(\d+)"/.exec(tag)?.[1],
    /height="(\d+)"/.exec(tag)?.[1],
  ]);
  expect(pictures).toEqual([
    ['https://shop.example/theme/mail-logo.png', 'Stone &amp; Co', '184', '42'],
    ['https://shop.example/media/a.webp?width=160&amp;height=160', 'Stone', '72', '72'],
  ]);
});

test('the sample’s logo fits its band, in colour and size', async () => {
  const { data, info } = await sharp(readFileSync(SAMPLE_THEME.mailLogo?.file ?? ''))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2 * 184, 2 * 42]);
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(LOOK.band);
});

test('a shop without a theme has its name in the band, and neutral colours and fonts', () => {
  const plain = emailHtml(email, mailLook(DEFAULT_THEME));
  expect(read(plain).slice(0, 2)).toEqual(['We have your order.', 'Stone &amp; Co']);
  expect(plain).not.toMatch(/@font-face|Instrument|<img [^>]*logo/);
  for (const colour of Object.values(SAMPLE_THEME.colours))
    if (!Object.values(DEFAULT_THEME.colours).includes(colour)) expect(plain).not.toContain(colour);
  expect(plain).toContain(DEFAULT_THEME.colours.accent);
});

test('every style declaration has a name and a value: a mail program may drop all of them otherwise', () => {
  const rules = [...html.replaceAll(/<!--.*?-->/gs, '').matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) =>
    style.split(';').filter(Boolean),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((rule) => !/^\s*[a-z-]+:\s*[^:\s][^:]*$/.test(rule))).toEqual([]);
});

test('every coloured element has a colour for dark mode', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark"');
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?)\n\}/s.exec(html)?.[1] ?? '';
  const named = [...dark.matchAll(/\.([a-z]+)/g)].map(([, name]) => name);
  for (const name of ['page', 'card', 'ink', 'muted', 'panel', 'rule', 'total']) {
    expect(named).toContain(name);
    expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
  }
});

test('a fact with a web address is a link in HTML, and its address follows in plain text', () => {
  const urls = ['https://ups.example/?a=1&n="1Z 9"', 'javascript:alert(1)'];
  const linked = { ...email, facts: urls.map((url) => ['Tracking', 'UPS <1Z>', url] as const) };
  const links = emailHtml(linked, LOOK).match(/<a href[^>]*>UPS.*?<\/a>/g);
  expect(links).toEqual(['<a href="https://ups.example/?a=1&amp;n=&quot;1Z 9&quot;">UPS &lt;1Z&gt;</a>']);
  for (const url of urls) expect(emailText(linked)).toContain(`Tracking: UPS <1Z> · ${url}\n`);
});

test('user text is escaped, in text and in attributes', () => {
  const typed = `<b title="it's">&`;
  const page = emailHtml(
    {
      language: 'en-CA',
      shop: typed,
      publicUrl: 'https://shop.example',
      title: typed,
      paragraphs: [typed],
      panel: [[typed, typed]],
      items: [
        {
          name: typed,
          details: [typed, 'A detail that is long enough to break', typed],
          amount: typed,
          picture: typed,
        },
      ],
      sums: [[typed, typed]],
      total: [typed, typed],
      facts: [[typed, typed]],
      action: { label: typed, url: typed, hint: typed },
      blocks: [{ title: typed, lines: [typed] }],
      closing: typed,
      notes: [typed],
      noteLink: { label: typed, url: typed },
    },
    LOOK,
  );
  expect(page).not.toContain('<b ');
  expect(page).not.toContain(`"it's"`);
  // Each text once; the title three times more, for the window and for screen readers, the first paragraph once more.
  expect(page.split('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;').length - 1).toBe(29);
});

test('user text is unchanged, in content and in attributes', () => {
  const typed = 'Carrare\u00a0: {{0}} $& \u2019 \\ e\u0301';
  const page = emailHtml(
    {
      ...email,
      title: typed,
      preview: typed,
      items: email.items!.map((item) => ({ ...item, name: typed })),
      action: { label: 'Choose a password', url: 'https://shop.example/?token=hers' },
    },
    LOOK,
  );
  const read = page.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  expect(read.split(typed.replace('&', '&amp;')).length).toBe(page.split('Carrare').length);
  expect(page).toContain('href="https://shop.example/?token=hers"');
});
