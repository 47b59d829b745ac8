import type { Actor, Memory } from '../operations/step.ts';
import type { Subject } from '../support/contract-test.ts';
import type { GivenHeaders } from '../support/shop.ts';

/** `program` has all permissions of the merchant, `narrow` has none of the required ones. */
export type Caller = Actor | 'program' | 'narrow';
export type Callers = Readonly<Partial<Record<Caller, GivenHeaders>>>;

/** The valid call of one Magento REST route; the other cases are derived from it. */
export type RouteStep = {
  /** `GET /V1/guest-carts/:cartId`: method, and path with parameter names. */
  route: string;
  by?: Caller;
  /** Path parameters. */
  params?: (memory: Memory) => Readonly<Record<string, string>>;
  body?: (memory: Memory) => unknown;
  /** The route takes searchCriteria. */
  isList?: true;
  /** Callers that get the same refusal; for routes of programs, all customers and a program without the permission. */
  closedTo?: readonly Caller[];
  /** Instead of `closedTo`: path parameters or body of a caller who lacks a secret of the owner. */
  guess?: { params?: Readonly<Record<string, string>>; body?: unknown };
  /** Creates required data beforehand. */
  prepare?: (subject: Subject, memory: Memory, callers: Callers) => Promise<void>;
  remember?: (responseBody: never, memory: Memory) => void;
  /** Test of the successful case, if it needs an email, a coupon or products missing from the sample. */
  shownIn?: string;
  /** Any text is valid; only a body without it is wrong. */
  takesAnything?: boolean;
  /** Skip the successful case on a remote Magento. */
  isOurSample?: boolean;
};

export type RouteClass = { name: string; steps: readonly RouteStep[] };

export const methodOf = ({ route }: RouteStep): string => route.slice(0, route.indexOf(' '));

export const pathOf = ({ route }: RouteStep, params: Readonly<Record<string, string>> = {}): string =>
  route
    .slice(route.indexOf(' ') + 1)
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'nothing'));
