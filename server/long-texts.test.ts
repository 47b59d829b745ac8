import { describe, expect, test } from 'vitest';
import {
  parametersOf,
  renderDirectives,
  splitDirectives,
  withBlocks,
  withoutBlanks,
} from '#commerce/merchandise/cms/rules.ts';
import { parsePairs } from '#commerce/import/fields.ts';
import { oauthFields } from '#commerce/merchandise/integration/oauth-rules.ts';
import { matchesEtag } from '#commerce/platform/etag.ts';
import { acceptsType, chooseEncoding } from '#commerce/platform/negotiate.ts';
import { escapeHtml, unescapeHtml } from '#contract/escape-html.ts';
import { typedDecimal } from '#contract/decimal.ts';
import { withoutPersonalText } from '#contract/personal-text.ts';
import { allWordsOf } from '#contract/search-words.ts';
import { growth, MORE_THAN_LINEAR, repeating } from '#contract/testing/growth.ts';
import { typedArea, typedLength } from '#contract/typed-measure.ts';
import { email } from '#contract/validation.ts';
import { parseContent } from '#storefront/features/page-builder/parse/parse-content.ts';
import { sheetOf } from '#storefront/features/page-builder/parse/style-rules.ts';
import { normalise } from '#storefront/platform/commerce/normalise.ts';
import { parseDeclarations } from '#storefront/platform/content/declarations.ts';
import { readMarkup } from '#storefront/platform/content/read-markup.server.ts';
import { safeHref } from '#storefront/platform/content/safe-address.ts';
import { pathMatcher } from '#storefront/platform/navigation/match-path.ts';
import { parseAddress } from '#storefront/platform/address/parse-address.ts';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { cookieValues } from './http/cookie-values.ts';
import { chooseCurrency } from './pages/store-view.ts';

const HEADERS: readonly [string, (header: string) => unknown][] = [
  ['Accept', (header) => acceptsType(header, 'image/webp')],
  ['Accept-Encoding', chooseEncoding],
  ['Authorization', oauthFields],
  ['Cookie', cookieValues],
  ['the currency of Cookie', (header) => chooseCurrency(STORE_VIEWS.CA_EN, header)],
  ['If-None-Match', (header) => matchesEtag(header, 'W/"x"')],
];
const HEADER_TEXTS = [
  repeating(' ', 'a', 'b'),
  repeating(' ', 'OAuth a', 'b'),
  repeating(' ;'),
  repeating('; store_view_code=', '', 'b'),
  repeating(',"'),
  repeating(', ', 'W/'),
  repeating('a;q=0,'),
  repeating('a="', 'OAuth '),
];

const typed = (read: (text: string, language: string) => unknown) => (text: string) => [
  read(text, 'en-CA'),
  read(text, 'fr-CA'),
];
const TYPED: readonly [string, (text: string) => unknown][] = [
  ['a number', typed(typedDecimal)],
  ['a length', typed((text, language) => typedLength(text, language, 'ft'))],
  ['an area', typed((text, language) => typedArea(text, language, 'sqft'))],
  ['a search', allWordsOf],
  [
    'an address',
    (text) => parseAddress(text, [{ id: 'CA', name: 'Canada', regions: [{ code: 'QC', name: 'Québec' }] }]),
  ],
  ['an email address', email],
  ['text without what is personal', withoutPersonalText],
  ['text as HTML', (text) => unescapeHtml(escapeHtml(text))],
];
const TYPED_TEXTS = [
  repeating(' ', '1', 'x'),
  repeating('1'),
  repeating('1 '),
  repeating('1,'),
  repeating(' ', '12 sq', 'x'),
  repeating('12 x '),
  repeating("5'-"),
  repeating('a@'),
  repeating('a%40'),
  repeating('a.', 'a@'),
  repeating('\n'),
  repeating(' (', '5'),
  repeating('&amp'),
  repeating('½'),
];

const render = (content: string) =>
  renderDirectives(content, { mediaBase: '/media/', pathPrefix: '', variables: new Map() });
const match = pathMatcher([{ path: '/$id' }, { path: '$' }]);
const CONTENT: readonly [string, (text: string) => unknown][] = [
  ['directives', (text) => [splitDirectives(text), render(text), withBlocks(text, new Map())]],
  ['parameters', parametersOf],
  ['line breaks', withoutBlanks],
  ['markup', (text) => parseContent(text, { readMarkup })],
  ['a style sheet', (text) => sheetOf([{ tag: 'style', attributes: {}, children: [text] }])],
  ['declarations', parseDeclarations],
  ['an address of a link', (text) => safeHref(text)],
  ['a path', match],
  ['names of fields', (text) => normalise({ [text]: 1 })],
  ['pairs of an import', parsePairs],
];
const CONTENT_TEXTS = [
  repeating('a', '{{'),
  repeating('{{a'),
  repeating(' ', '{{a', '{'),
  repeating('a', '', '{{media url=x}}'),
  repeating('a='),
  repeating('a="'),
  repeating('a=&quot;'),
  repeating('\n', '<div>', 'x'),
  repeating('\n ', 'a>', 'x'),
  repeating('<div>\n'),
  repeating('a{', '<style>', '</style>'),
  repeating('}', 'a{'),
  repeating('/* '),
  repeating('/* ', '<style>', '</style>'),
  repeating('*/', '/*'),
  repeating('@media(', '', '{'),
  repeating('%20', '', 'a'),
  repeating('%20', 'a'),
  repeating('/', '', 'a'),
  repeating('<picture'),
  repeating('<a '),
  repeating('<img a='),
  repeating('_', '', '!'),
  repeating('=,'),
  repeating('rgb('),
];

const tested = (
  subjects: readonly (readonly [string, (text: string) => unknown])[],
  texts: readonly ((length: number) => string)[],
): void => {
  test.each(subjects)('%s is read in time that grows with the length of the text', (_, read) => {
    const slow = texts
      .map((textOf) => ({ text: textOf(30).slice(0, 40), growth: Math.round(growth(textOf, read)) }))
      .filter((found) => found.growth > MORE_THAN_LINEAR);
    expect(slow).toEqual([]);
  });
};

test('a quadratic expression is noticed', () => {
  const read = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  expect(growth(repeating('/* '), read)).toBeGreaterThan(MORE_THAN_LINEAR);
});

describe('a header', () => {
  tested(HEADERS, HEADER_TEXTS);
});
describe('texts typed by shoppers:', () => {
  tested(TYPED, TYPED_TEXTS);
});
describe('content:', () => {
  tested(CONTENT, CONTENT_TEXTS);
});
