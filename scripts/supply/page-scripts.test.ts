import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findingsOf, scriptsOf } from './page-scripts.ts';

const hash = createHash('sha256').update('one()').digest('base64');
const policy = `default-src 'none'; script-src 'self' 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`;
const html =
  '<link rel="modulepreload" href="/assets/b.js"><script>one()</script><script type="application/json">{"a":1}</script><script type="module" src="/assets/a.js"></script>';
const files = new Map([
  ['/assets/a.js', 'a'],
  ['/assets/b.js', 'b'],
]);
const file = async (address: string, from = files) => {
  const text = from.get(address);
  return text === undefined ? undefined : Buffer.from(text);
};
const page = { html, policy, sent: file, built: file };

test('the scripts of a page are loaded and preloaded files and inline code, but not data blocks', () => {
  expect(scriptsOf(html)).toEqual({ files: ['/assets/a.js', '/assets/b.js'], inline: [hash] });
});

test('a page as it was built has no findings', async () => {
  expect(await findingsOf(page)).toEqual([]);
});

test.each([
  [
    'a byte changed',
    { sent: (address: string) => file(address, new Map([...files, ['/assets/b.js', 'c']])) },
    '/assets/b.js differs from the build',
  ],
  [
    'a way out of the build',
    { html: `${html}<script src="/assets/../a.js"></script>` },
    '/assets/../a.js is no file of the build',
  ],
  ['a new file', { html: `${html}<script src="/assets/skim.js"></script>` }, '/assets/skim.js is no file of the build'],
  [
    'another site',
    { html: `${html}<script async src=https://evil.example/x.js></script>` },
    'https://evil.example/x.js is no file of the build',
  ],
  ['inline code', { html: `${html}<script>two()</script>` }, expect.stringContaining('is not in the policy')],
  ['a weaker policy', { policy: policy.replace("base-uri 'none'; ", '') }, "the policy lacks base-uri 'none'"],
  ['unsafe code', { policy: `${policy}; script-src 'unsafe-inline'` }, 'the policy allows unsafe code'],
])('%s is found', async (_what, change, finding) => {
  expect(await findingsOf({ ...page, ...change })).toEqual([finding]);
});

test('without a policy everything is reported', async () => {
  expect(await findingsOf({ ...page, policy: null })).toHaveLength(5);
});
