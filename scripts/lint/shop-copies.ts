import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Files with the shop's name and addresses: one for the shop, one for the showrooms. */
const SOURCES = ['catalogue/stores.yaml', 'catalogue/showrooms.yaml'];

const LOOKED_THROUGH = [
  '{storefront,server,commerce,contract}/**/*.{ts,tsx,css,json,graphql,sql}',
  'catalogue/{pages,blocks}/**/*.html',
  'catalogue/{menus/*,*}.yaml',
  'catalogue/products/*.csv',
];
const APART = /\.test\.tsx?$|\.suite\.ts$|\/(?:generated|testing)\/|testing\.ts$/;

type Fact = { what: string; looksLike: RegExp };

const ESCAPED = /[.*+?^${}()|[\]\\]/g;
const literally = (text: string): string => text.replaceAll(ESCAPED, String.raw`\$&`);

/** Matches a telephone number in any notation. */
const telephone = (number: string): RegExp =>
  new RegExp(`(?<!\\d)(?:1[\\s.-]*)?${number.match(/\d+/g)?.join(String.raw`[\s().-]*`)}(?!\\d)`);

/** Matches house number and street, with or without the French comma. */
const street = (line: string): RegExp => {
  const [number = '', ...rest] = line.replace(/,.*/, '').split(' ');
  return new RegExp(`(?<!\\d)${literally(number)},? ${literally(rest.join(' '))}`);
};

const textsUnder = (tree: unknown, key: string): string[] => {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : textsUnder(value, key),
  );
};

/** Texts allowed in one file only: the name, the domain of the email address, telephone numbers and streets. */
export const factsOf = (stores: unknown, showrooms: unknown): readonly Fact[] => {
  const { website } = stores as { website: { name: string; sender: string } };
  const numbers = new Set([...textsUnder(stores, 'phone'), ...textsUnder(showrooms, 'telephone')]);
  return [
    { what: "the shop's name", looksLike: new RegExp(`\\b${literally(website.name)}\\b`) },
    { what: 'an e-mail address', looksLike: new RegExp(`@${literally(website.sender.replace(/.*@/, ''))}`) },
    ...[...numbers].map((number) => ({ what: 'a telephone number', looksLike: telephone(number) })),
    ...textsUnder(showrooms, 'street').map((line) => ({ what: 'a street address', looksLike: street(line) })),
  ];
};

/** Copies of these texts in a file, with their lines. */
export const copiesOf = (facts: readonly Fact[], file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      facts.filter(({ looksLike }) => looksLike.test(line)).map(({ what }) => `${file}:${index + 1}: ${what}`),
    );

/** All copies of the shop's name and addresses in the project. */
export const shopCopies = (root: string): string[] => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const [stores, showrooms] = SOURCES.map((file) => parse(read(file)) as unknown);
  const facts = factsOf(stores, showrooms);
  return globSync(LOOKED_THROUGH, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !SOURCES.includes(file) && !APART.test(file))
    .toSorted()
    .flatMap((file) => copiesOf(facts, file, read(file)));
};
