import { dataOf } from '../support/shop.ts';
import type { GraphqlResponse, Shop, Variables } from '../support/shop.ts';
import { LEAK, NASTY, withLeaves } from '../support/wrongly.ts';
import type { Subject } from '../support/contract-test.ts';
import type { Actor, Actors, Memory, Step } from './step.ts';

export const KINDS = ['good', 'bad', 'foreign', 'hostile'] as const;
export type Kind = (typeof KINDS)[number];

/** Result of one case; `fault` is undefined if the case passed. */
export type Outcome = { operation: string; kind: Kind; fault?: string | undefined };

const UNKNOWN = /Cannot query field "(\w+)" on type "(?:Query|Mutation)"/;

type CaseResponse = GraphqlResponse<Record<string, unknown> | undefined>;

/** Adds an argument unknown to the operation. */
const withUnknownArgument = ({ query, operation }: Step): string =>
  query.replace(new RegExp(`\\b${operation}\\b(\\()?`), (_, open?: string) =>
    open ? `${operation}(nothing: 1, ` : `${operation}(nothing: 1)`,
  );

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.every(isEmpty));

/** Errors inside the data of a response, as in Magento's newer operations. */
const errorsWithin = (value: unknown): readonly unknown[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, given]) =>
    /^(?:\w+_)?(?:user_?)?(?:input_?)?error(?:s|V2)?$/i.test(name) ? (given ?? []) : [],
  );
};

/** The items or the result flag inside a value. */
const resultOf = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if ('items' in value) return value.items;
  return 'result' in value ? value.result : value;
};

const isRefused = ({ errors, data }: CaseResponse, { operation }: Step): boolean => {
  const value = data?.[operation];
  return errors.length > 0 || isEmpty(resultOf(value)) || errorsWithin(value).length > 0;
};

const unsafe = ({ status, text }: CaseResponse): string | undefined =>
  status >= 500 || LEAK.test(text) ? `${status} ${text.slice(0, 200)}` : undefined;

const send = (shop: Shop, actors: Actors, by: Actor, query: string, variables: Variables): Promise<CaseResponse> =>
  shop.graphqlPost(query, variables, actors[by]) as Promise<CaseResponse>;

/** Returns whether the variables contain any text or number to replace. */
const hasLeaves = (right: Variables): boolean => JSON.stringify(withLeaves(right, '', -1)) !== JSON.stringify(right);

const badFault = async (shop: Shop, actors: Actors, step: Step, right: Variables): Promise<string | undefined> => {
  const response =
    hasLeaves(right) && !step.takesAnything
      ? await send(shop, actors, step.by ?? 'guest', step.query, withLeaves(right, '', -1) as Variables)
      : await send(shop, actors, step.by ?? 'guest', withUnknownArgument(step), right);
  return unsafe(response) ?? (isRefused(response, step) ? undefined : `was answered: ${response.text.slice(0, 200)}`);
};

const foreignFault = async (
  shop: Shop,
  actors: Actors,
  step: Step,
  right: Variables,
  memory: Memory,
): Promise<string | undefined> => {
  const tries = step.guess
    ? [await send(shop, actors, step.by ?? 'guest', step.query, step.guess(memory))]
    : step.closedTo
      ? await Promise.all(step.closedTo.map((who) => send(shop, actors, who, step.query, right)))
      : [
          (await shop.graphqlPost(step.query, right, {
            ...actors[step.by ?? 'guest'],
            store: 'nowhere',
          })) as CaseResponse,
        ];
  const open = tries.find((response) => unsafe(response) ?? !isRefused(response, step));
  return open && `was answered: ${open.text.slice(0, 200)}`;
};

const hostileFault = async (shop: Shop, actors: Actors, step: Step, right: Variables): Promise<string | undefined> => {
  for (const text of hasLeaves(right) ? NASTY : []) {
    const variables = withLeaves(right, text, 2_147_483_647) as Variables;
    const fault = unsafe(await send(shop, actors, step.by ?? 'guest', step.query, variables));
    if (fault) return `${text.slice(0, 20)}: ${fault}`;
  }
  const unquoted = await shop.graphqlPost(step.query, { ...right, __proto__: { polluted: true } }, { store: '\'"' });
  return unsafe(unquoted as CaseResponse);
};

const goodFault = async (
  shop: Shop,
  actors: Actors,
  step: Step,
  right: Variables,
  memory: Memory,
): Promise<string | undefined> => {
  const response = await send(shop, actors, step.by ?? 'guest', step.query, right);
  const refused = step.mayBeEmpty ? response.errors.length > 0 : isRefused(response, step);
  if (refused) return unsafe(response) ?? `was refused: ${response.text.slice(0, 300)}`;
  step.remember?.(dataOf(response)?.[step.operation] as never, memory);
  return undefined;
};

/**
 * Runs all cases of an operation: invalid input, other users and malicious input first, the valid call last. So data
 * that a stranger tried to change is still there for its owner. Returns nothing for operations missing from the schema.
 */
export const casesOf = async (
  subject: Subject,
  actors: Actors,
  step: Step,
  memory: Memory,
): Promise<readonly Outcome[]> => {
  const { shop } = subject;
  const known = await shop.graphqlPost(withUnknownArgument(step), {});
  if (known.errors.some(({ message }) => UNKNOWN.exec(message)?.[1] === step.operation)) return [];
  await step.prepare?.(subject, memory, actors);
  const right = step.variables?.(memory) ?? {};
  const outcomes: Outcome[] = [];
  const report = (kind: Kind, fault: string | undefined): void =>
    void outcomes.push({ operation: step.operation, kind, fault: fault && `${step.operation} ${fault}` });
  report('bad', await badFault(shop, actors, step, right));
  report('foreign', await foreignFault(shop, actors, step, right, memory));
  // Malicious writes are only sent to our own shop.
  if (shop.isOurs || step.query.startsWith('{') || step.query.startsWith('query'))
    report('hostile', await hostileFault(shop, actors, step, right));
  if (!step.shownIn && (shop.isOurs || !step.isOfOurSample))
    report('good', await goodFault(shop, actors, step, right, memory));
  return outcomes;
};
