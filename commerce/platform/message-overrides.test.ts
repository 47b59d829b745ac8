import { expect, test } from 'vitest';
import { PROJECT, readSourceMessages } from './message-files.ts';
import { parseOverrides } from './message-overrides.ts';

const sources = readSourceMessages(PROJECT);
const parse = (text: string) => parseOverrides(text, sources);

test('a merchant replaces messages of pages, emails and errors by key and language', () => {
  expect(
    parse('cart.title: { en: Your basket, fr: Votre corbeille }\norder.status.pending: { en: Waiting, de: Wartet }\n'),
  ).toEqual({
    en: { 'cart.title': 'Your basket', 'order.status.pending': 'Waiting' },
    fr: { 'cart.title': 'Votre corbeille' },
    de: { 'order.status.pending': 'Wartet' },
  });
  expect(parse('')).toEqual({});
});

test.each([
  [
    '\ncart.titel: { en: Basket }',
    'messages.yaml, line 2, cart.titel: there is no such message; the nearest is cart.title',
  ],
  ['cart.title: { english: Basket }', 'messages.yaml, line 1, cart.title: "english" is no language such as en'],
  ['cart.title: Basket', 'messages.yaml, line 1, cart.title: must be a text per language: { en: …, fr: … }'],
  ['cart.title: { en: "" }', 'messages.yaml, line 1, cart.title: en must be a text'],
  ['cart.title: { en: "{n} things" }', 'cart.title: en: {n} is no placeholder of this message, which has none'],
  ['reviews.title: { fr: "Avis : {produit}" }', 'fr: {produit} is no placeholder of this message, which has {product}'],
  ['reviews.title: { en: "{product" }', 'messages.yaml, line 1, reviews.title: en: braces do not match'],
  ['- cart.title', 'must be a list of messages by their keys'],
])('refuses %j', (text, message) => {
  expect(() => parse(text)).toThrow(message);
});
