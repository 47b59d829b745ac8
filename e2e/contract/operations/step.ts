import type { Subject } from '../support/contract-test.ts';
import type { GivenHeaders, Variables } from '../support/shop.ts';

/** Ids and words that steps hand on to later ones. */
export type Memory = Record<string, string>;

/** `customer` and `other` each have an account of their own, as have the two that end here. */
export type Actor = 'guest' | 'customer' | 'other' | 'leaving' | 'going';
export type Actors = Readonly<Record<Actor, GivenHeaders>>;

/** One operation of Magento's schema, asked as it should be; the other cases are derived from it. */
export type Step = {
  /** The name of the field of Query or Mutation. */
  operation: string;
  query: string;
  by?: Actor;
  variables?: (memory: Memory) => Variables;
  /** Who is refused with the very same words. What everybody may ask is refused for a store view that is not there. */
  closedTo?: readonly Actor[];
  /** In place of `closedTo`: what somebody says who knows less than the owner. */
  guess?: (memory: Memory) => Variables;
  /** What makes it possible, done beforehand. */
  prepare?: (subject: Subject, memory: Memory, actors: Actors) => Promise<void>;
  keep?: (answer: never, memory: Memory) => void;
  /** The test that shows the good case, where it needs a mail, a coupon or goods that the sample has not. */
  shownIn?: string;
  /** True where a foreign shop may rightly have nothing to answer. */
  isOfOurSample?: boolean;
  /** Magento takes any value of its variables: only an argument that it does not have is wrong. */
  takesAnything?: boolean;
  /** Nothing is a right answer. */
  mayBeEmpty?: boolean;
};

export type OperationClass = { name: string; steps: readonly Step[] };
