import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import { isDisjointWith, JS, NFA } from 'refa';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { isTest } from './walls.ts';

/*
 * Finds regular expressions that may take more than linear time. `scslre` finds attacks that repeat one character. This
 * module adds attacks that repeat a word, such as many `/*` for an expression that reads comments: the text before a
 * quantifier can also stand within it, so the search reads to the end of the text again from each of them.
 */

const isEndless = (element: AST.Element): element is AST.Quantifier =>
  element.type === 'Quantifier' && element.max === Infinity;

type Around = { before: readonly AST.Element[]; after: readonly AST.Element[] };

/** Elements matched before and after this one; undefined in a lookbehind, which matches backwards. */
const aroundOf = (element: AST.Element): Around | undefined => {
  const { parent } = element;
  if (parent.type === 'Quantifier') return aroundOf(parent);
  if (parent.type !== 'Alternative') return undefined;
  const outer = aroundGroup(parent.parent);
  const index = parent.elements.indexOf(element);
  return (
    outer && {
      before: [...outer.before, ...parent.elements.slice(0, index)],
      after: [...parent.elements.slice(index + 1), ...outer.after],
    }
  );
};

const aroundGroup = (group: AST.Alternative['parent']): Around | undefined => {
  if (group.type === 'Pattern') return { before: [], after: [] };
  if (group.type !== 'Assertion') return aroundOf(group);
  return group.kind === 'lookahead' ? { before: aroundOf(group)?.before ?? [], after: [] } : undefined;
};

const canFail = (element: AST.Element): boolean => {
  if (element.type === 'Quantifier') return element.min > 0 && canFail(element.element);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.every(({ elements }) => elements.some(canFail));
  return true;
};

const automaton = (source: string, flags: string): NFA => {
  const parser = JS.Parser.fromLiteral({ source, flags });
  const { expression, maxCharacter } = parser.parse({ assertions: 'ignore', backreferences: 'throw' });
  return NFA.fromRegex(expression, { maxCharacter });
};

const ANY = '[^]';

/** Returns whether a match of `between` can also occur within a match of `first` and of `second`. */
const canMove = (first: string, between: string, second: string, flags: string): boolean => {
  const [one, other] = [`(?:${first})*`, `(?:${second})*`].map((source) => automaton(source, flags));
  const both = NFA.fromIntersection(one!, other!);
  const middle = automaton(`(?:${between})`, flags);
  // If `between` may be empty, the moved text is any common match.
  const moved = middle.finals.has(middle.initial) ? second : between;
  return !isDisjointWith(both, automaton(`(?:${moved})`, flags));
};

const rawOf = (elements: readonly AST.Element[]): string => elements.map(({ raw }) => raw).join('');

const consumes = (element: AST.Element): boolean => element.type !== 'Assertion';

/** Returns whether the alternatives have a common match: each repetition can then match in two ways. */
const isAmbiguous = ({ element }: AST.Quantifier, flags: string): boolean => {
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false;
  const sources = element.alternatives.map(({ raw }) => raw);
  return (
    sources.length > 1 &&
    sources.some((source, index) => {
      const others = sources.toSpliced(index, 1).join('|');
      return !isDisjointWith(automaton(`(?:${source})`, flags), automaton(`(?:${others})+`, flags));
    })
  );
};

const repeatsAWord = (quantifier: AST.Quantifier, flags: AST.Flags): boolean => {
  const around = aroundOf(quantifier);
  if (!around?.after.some(canFail)) return false;
  if (isAmbiguous(quantifier, flags.raw)) return true;
  const { before } = around;
  const second = quantifier.element.raw;
  const isAnchored =
    flags.sticky ||
    before.some((element) => element.type === 'Assertion' && element.kind === 'start' && !flags.multiline);
  if (!isAnchored && before.length === 0) return true;
  if (!isAnchored && before.some(consumes) && canMove(ANY, rawOf(before), second, flags.raw)) return true;
  return before.some(
    (element, index) =>
      isEndless(element) && canMove(element.element.raw, rawOf(before.slice(index + 1)), second, flags.raw),
  );
};

/**
 * Returns whether a regular expression may take more than linear time; expressions with a backreference always count as
 * slow.
 */
export const isSlow = (source: string, flags: string): boolean => {
  if (analyse({ source, flags }).reports.length > 0) return true;
  const literal = new RegExpParser().parseLiteral(`/${source}/${flags}`);
  const quantifiers: AST.Quantifier[] = [];
  let hasBackreference = false;
  visitRegExpAST(literal.pattern, {
    onBackreferenceEnter: () => {
      hasBackreference = true;
    },
    onQuantifierEnter: (quantifier) => {
      if (isEndless(quantifier)) quantifiers.push(quantifier);
    },
  });
  return hasBackreference
    ? quantifiers.length > 0
    : quantifiers.some((quantifier) => repeatsAWord(quantifier, literal.flags));
};

export type Expression = { file: string; line: number; source: string; flags: string };

type Node = { type: string; start: number; regex?: { pattern: string; flags: string } };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** All regular expression literals of a file. */
const literalsOf = (file: string, text: string): Expression[] => {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && node.regex) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ file, line, source: node.regex.pattern, flags: node.regex.flags });
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, text).program);
  return found;
};

const PRODUCTION = '{contract,storefront,commerce,server,catalogue}/**/*.{ts,tsx}';

/** Each regular expression of the code that serves the shop. */
export const readExpressions = (root: string): Expression[] =>
  globSync(PRODUCTION, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isTest(path) && !path.includes('/generated/'))
    .toSorted()
    .flatMap((path) => literalsOf(path, readFileSync(join(root, path), 'utf8')));
