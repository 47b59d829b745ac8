import type { Memory } from '../operations/step.ts';
import type { Kind, Outcome } from '../operations/cases.ts';
import type { Subject } from '../support/contract-test.ts';
import type { RestResponse, Shop } from '../support/shop.ts';
import { LEAK, NASTY, withLeaves } from '../support/wrongly.ts';
import { methodOf, pathOf, type Caller, type Callers, type RouteStep } from './route-step.ts';

type Params = Readonly<Record<string, string>>;
type Right = { params: Params; body: unknown };

const UNKNOWN_CRITERIA =
  '?searchCriteria[filter_groups][0][filters][0][field]=nothing_of_the_kind&searchCriteria[filter_groups][0][filters][0][value]=1';
const METHODS = ['PUT', 'DELETE', 'POST', 'GET'];

const withAll = (params: Params, text: string): Params =>
  Object.fromEntries(Object.keys(params).map((name) => [name, text]));

const hasLeaves = (value: unknown): boolean =>
  JSON.stringify(withLeaves(value, '', -1) ?? null) !== JSON.stringify(value ?? null);

const textOf = ({ status, body }: RestResponse): string => `${status} ${JSON.stringify(body).slice(0, 300)}`;
const unsafe = (response: RestResponse): string | undefined =>
  response.status >= 500 || LEAK.test(JSON.stringify(response.body)) ? textOf(response) : undefined;
const notRefused = (response: RestResponse): string | undefined =>
  unsafe(response) ?? (response.status >= 400 ? undefined : `was answered: ${textOf(response)}`);

const caller = (shop: Shop, callers: Callers, step: RouteStep) => {
  const call = (by: Caller | undefined, { params, body }: Right, more = '', method = methodOf(step)) =>
    shop.rest(method, `${pathOf(step, params)}${more}`, body, callers[by ?? 'guest']);
  return { own: (right: Right, more?: string, method?: string) => call(step.by, right, more, method), call };
};

/** A method that no route has at this path. */
const otherMethod = (step: RouteStep, all: readonly RouteStep[]): string => {
  const taken = new Set(all.filter((other) => pathOf(other) === pathOf(step)).map((other) => methodOf(other)));
  return METHODS.find((method) => !taken.has(method)) ?? 'PATCH';
};

const badFault = async (
  { own }: ReturnType<typeof caller>,
  step: RouteStep,
  right: Right,
  all: readonly RouteStep[],
): Promise<string | undefined> => {
  if (step.takesAnything) return notRefused(await own({ ...right, body: {} }));
  if (hasLeaves(right.body)) return notRefused(await own({ ...right, body: withLeaves(right.body, '', -1) }));
  if (step.isList) return notRefused(await own(right, UNKNOWN_CRITERIA));
  if (Object.keys(right.params).length > 0)
    return notRefused(await own({ ...right, params: withAll(right.params, 'nothing-of-the-kind') }));
  return notRefused(await own({ params: {}, body: undefined }, '', otherMethod(step, all)));
};

const foreignFault = async (
  shop: Shop,
  { own, call }: ReturnType<typeof caller>,
  step: RouteStep,
  right: Right,
  callers: Callers,
): Promise<string | undefined> => {
  const { guess } = step;
  if (guess) return notRefused(await own({ params: guess.params ?? right.params, body: guess.body ?? right.body }));
  const closedTo = step.closedTo ?? (step.by === 'program' ? (['guest', 'customer', 'narrow'] as const) : undefined);
  if (!closedTo)
    return notRefused(
      await shop.rest(methodOf(step), `/nowhere${pathOf(step, right.params)}`, right.body, callers[step.by ?? 'guest']),
    );
  for (const who of closedTo.filter((each) => callers[each])) {
    const fault = notRefused(await call(who, right));
    if (fault) return `${who} ${fault}`;
  }
  return undefined;
};

const hostileFault = async ({ own }: ReturnType<typeof caller>, right: Right): Promise<string | undefined> => {
  for (const text of NASTY) {
    const bodies = hasLeaves(right.body) ? [{ ...right, body: withLeaves(right.body, text, 2_147_483_647) }] : [];
    const places = Object.keys(right.params).length > 0 ? [{ ...right, params: withAll(right.params, text) }] : [];
    for (const wrong of [...bodies, ...places]) {
      const fault = unsafe(await own(wrong));
      if (fault) return `${text.slice(0, 20)}: ${fault}`;
    }
  }
  const broken = right.body === undefined ? undefined : notRefused(await own({ ...right, body: '{"a":' }));
  if (broken) return `{"a": ${broken}`;
  return undefined;
};

const goodFault = async (
  { own }: ReturnType<typeof caller>,
  step: RouteStep,
  right: Right,
  memory: Memory,
): Promise<string | undefined> => {
  const response = await own(right, step.isList ? '?searchCriteria[pageSize]=20' : '');
  if (response.status !== 200) return unsafe(response) ?? `was refused: ${textOf(response)}`;
  step.remember?.(response.body as never, memory);
  return undefined;
};

/** Runs all cases of a route: invalid input, other users and malicious input first, the valid call last. */
export const routeCasesOf = async (
  subject: Subject,
  callers: Callers,
  step: RouteStep,
  memory: Memory,
  all: readonly RouteStep[],
): Promise<readonly Outcome[]> => {
  const { shop } = subject;
  // No program token was given for this Magento.
  if (step.by && !callers[step.by]) return [];
  await step.prepare?.(subject, memory, callers);
  const right = { params: step.params?.(memory) ?? {}, body: step.body?.(memory) };
  const calls = caller(shop, callers, step);
  const outcomes: Outcome[] = [];
  const report = (kind: Kind, fault: string | undefined): void =>
    void outcomes.push({ operation: step.route, kind, fault: fault && `${step.route} ${fault}` });
  report('bad', await badFault(calls, step, right, all));
  report('foreign', await foreignFault(shop, calls, step, right, callers));
  if (shop.isOurs || methodOf(step) === 'GET') report('hostile', await hostileFault(calls, right));
  if (!step.shownIn && (shop.isOurs || !step.isOurSample)) report('good', await goodFault(calls, step, right, memory));
  return outcomes;
};
