import type { Subject } from '../support/contract-test.ts';
import type { GivenHeaders, Variables } from '../support/shop.ts';

/** Ids and texts passed on to later steps. */
export type Memory = Record<string, string>;

/** `customer` and `other` each have an account; `leaving` and `going` have accounts that end during the tests. */
export type Actor = 'guest' | 'customer' | 'other' | 'leaving' | 'going';
export type Actors = Readonly<Record<Actor, GivenHeaders>>;

/** The valid call of one Magento operation; the other cases are derived from it. */
export type Step = {
  /** Name of the field of Query or Mutation. */
  operation: string;
  query: string;
  by?: Actor;
  variables?: (memory: Memory) => Variables;
  /** Actors that get the same refusal. Public operations are refused for an unknown store view instead. */
  closedTo?: readonly Actor[];
  /** Instead of `closedTo`: variables of a caller who lacks a secret of the owner. */
  guess?: (memory: Memory) => Variables;
  /** Creates required data beforehand. */
  prepare?: (subject: Subject, memory: Memory, actors: Actors) => Promise<void>;
  remember?: (data: never, memory: Memory) => void;
  /** Test of the successful case, if it needs an email, a coupon or products missing from the sample. */
  shownIn?: string;
  /** True if a remote shop may legitimately return nothing. */
  isOfOurSample?: boolean;
  /** Any value of its variables is valid; only an unknown argument is wrong. */
  takesAnything?: boolean;
  /** An empty result is valid. */
  mayBeEmpty?: boolean;
};

export type OperationClass = { name: string; steps: readonly Step[] };
