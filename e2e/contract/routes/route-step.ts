import type { Actor, Memory } from '../operations/step.ts';
import type { Subject } from '../support/contract-test.ts';
import type { GivenHeaders } from '../support/shop.ts';

/** `program` may do everything for the merchant, `narrow` nothing of what is asked here. */
export type Caller = Actor | 'program' | 'narrow';
export type Callers = Readonly<Partial<Record<Caller, GivenHeaders>>>;

/** One route of Magento's REST, called as it should be; the other cases are derived from it. */
export type RouteStep = {
  /** `GET /V1/guest-carts/:cartId`: method, and address with the names of what it holds. */
  route: string;
  by?: Caller;
  /** What stands in the address. */
  params?: (memory: Memory) => Readonly<Record<string, string>>;
  body?: (memory: Memory) => unknown;
  /** It takes searchCriteria. */
  isList?: true;
  /** Who is refused with the very same words; for what a program does: everybody, and a program that may not. */
  closedTo?: readonly Caller[];
  /** In place of `closedTo`: what stands in the address or the body of somebody who knows less. */
  guess?: { params?: Readonly<Record<string, string>>; body?: unknown };
  /** What makes it possible, done beforehand. */
  prepare?: (subject: Subject, memory: Memory, callers: Callers) => Promise<void>;
  keep?: (answer: never, memory: Memory) => void;
  /** The test that shows the good case, where it needs a mail, a coupon or goods that the sample has not. */
  shownIn?: string;
  /** Any text is right: only a body without it is wrong. */
  takesAnything?: boolean;
  /** Of our shop alone, on a Magento that is only lent. */
  isOurSample?: boolean;
};

export type RouteClass = { name: string; steps: readonly RouteStep[] };

export const methodOf = ({ route }: RouteStep): string => route.slice(0, route.indexOf(' '));

export const pathOf = ({ route }: RouteStep, params: Readonly<Record<string, string>> = {}): string =>
  route
    .slice(route.indexOf(' ') + 1)
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'nothing'));
