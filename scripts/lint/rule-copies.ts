import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

type Node = { type: string; start: number } & Readonly<Record<string, unknown>>;

/** Rules of the contract, with a pattern for regular expressions that look like a copy. */
const PATTERNS: readonly (readonly [rule: string, looksLike: RegExp])[] = [
  ['postal code (contract/address.ts)', /ABCEGHJ|\\d\{5\}.*\\d\{4\}|\[A-Z\]\\d\[A-Z\]/i],
  ['e-mail address (contract/validation.ts)', /@.*(?:\\\.|\[\.\])/],
  ['telephone number (contract/telephone.ts)', /\\d\{(?:9|10)\}(?!\d)|\\d\{3\}.*\\d\{3\}.*\\d\{4\}/],
  ['HTML escaping (contract/escape-html.ts)', /\[(?=[^\]]*&)(?=[^\]]*<)/],
  ['classes of password characters (contract/password.ts)', /\\p\{L[lu]\}|\(\?=\.\*\[/],
];

const HUNDRED = 100;
/** Files in which 100 is a percentage. */
const PERCENT = new Set([
  'commerce/sale/cart/rest-shapes.ts',
  'commerce/merchandise/catalog/admin/tiers.ts',
  'commerce/merchandise/catalog/product-rules.ts',
  'commerce/import/read-tiers.ts',
  'storefront/features/page-builder/picture-sources.ts',
  'storefront/features/product/buy/typed-area.tsx',
]);

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';

const isNumber = (value: unknown, expected?: number): boolean =>
  isNode(value) &&
  value.type === 'Literal' &&
  typeof value['value'] === 'number' &&
  (expected === undefined || value['value'] === expected);

const isLiteral = (value: unknown): boolean => isNode(value) && value.type === 'Literal';

const nameOf = (value: unknown): string => (isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '');

/** Entities of a hand-written escape function. */
const ENTITY = /^&(?:amp|lt|gt|quot|#39|#34|#x27|#x22);$/;

const copyIn = (path: string, node: Node, constants: ReadonlySet<string>): string | undefined => {
  if (node.type === 'Literal' && isRecord(node['regex']))
    return PATTERNS.find(([, looksLike]) =>
      looksLike.test(String((node['regex'] as { pattern: string }).pattern)),
    )?.[0];
  if (node.type === 'Literal' && ENTITY.test(String(node['value']))) return 'HTML escaping (contract/escape-html.ts)';
  if (node.type === 'BinaryExpression' && ['/', '*'].includes(String(node['operator'])) && !PERCENT.has(path))
    return isNumber(node['right'], HUNDRED) ? 'minor and major units (contract/money.ts)' : undefined;
  if (node.type === 'TSLiteralType' && nameOf(node['literal']).startsWith('graphql-'))
    return 'error categories (contract/errors.ts)';
  if (node.type === 'JSXAttribute' && nameOf(node['name']) === 'maxLength') {
    const value = node['value'];
    return isNode(value) && isNumber(value['expression']) ? 'lengths of fields (contract/)' : undefined;
  }
  if (node.type === 'VariableDeclarator' && isLiteral(node['init']) && constants.has(nameOf(node['id'])))
    return `${nameOf(node['id'])} (a constant of contract/)`;
  return undefined;
};

const isRecord = (value: unknown): boolean => value !== null && typeof value === 'object';

/** Second copies of the contract's rules in a file: which rule, and in which line. */
export const copiesIn = (path: string, text: string, constants: ReadonlySet<string>): readonly string[] => {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      if (isNode(value)) {
        const copy = copyIn(path, value, constants);
        if (copy) found.push(`${path}:${text.slice(0, value.start).split('\n').length}: ${copy}`);
      }
      Object.values(value as object).forEach(visit);
    }
  };
  visit(parseSync(path, text).program);
  return found;
};

const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.suite\.ts$|\.graphql\.ts$|\/(?:generated|testing)\//.test(path),
    );

/** Names of the numbers and texts that contract/ exports. */
export const contractConstants = (root: string): ReadonlySet<string> =>
  new Set(
    sourcesIn(root, 'contract').flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^export const ([A-Z][A-Z0-9_]+) = [\d'`]/gm)].map(
        ([, name]) => String(name),
      ),
    ),
  );

/** Second copies of the contract's rules in storefront/, commerce/ and server/. */
export const ruleCopies = (root: string): readonly string[] => {
  const constants = contractConstants(root);
  return ['storefront', 'commerce', 'server']
    .flatMap((folder) => sourcesIn(root, folder))
    .flatMap((path) => copiesIn(path, readFileSync(join(root, path), 'utf8'), constants));
};
