import { CannotStart } from '../cannot-start.ts';
import type { Platform } from '../context.ts';

/** A refused command; staff see its message. */
export class StaffError extends CannotStart {}

/** Arguments after the verb. */
export type StaffCall = { args: readonly string[]; options: Readonly<Record<string, string | undefined>> };

export type StaffVerb = {
  /** Required arguments after the verb, such as `<number>`. */
  args?: readonly string[];
  what: string;
  /** Options by name, with the description of their values. */
  options?: Readonly<Record<string, string>>;
  /** The verb writes its own security event, in its transaction. */
  recordsItself?: boolean;
  /** Returns the text to print, in parts if it is long. Throws a `StaffError` for invalid input. */
  run(platform: Platform, call: StaffCall): Promise<string> | AsyncIterable<string>;
};

/** Staff verbs of one module. */
export type StaffModule = { name: string; what: string; verbs: Readonly<Record<string, StaffVerb>> };
