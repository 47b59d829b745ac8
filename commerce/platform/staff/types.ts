import { CannotStart } from '../cannot-start.ts';
import type { Platform } from '../context.ts';

/** Why a command is refused; its message is shown to whoever runs it. */
export class StaffError extends CannotStart {}

/** What stood behind the verb. */
export type StaffCall = { args: readonly string[]; options: Readonly<Record<string, string | undefined>> };

export type StaffVerb = {
  /** What stands behind the verb, such as `<number>`; each is needed. */
  args?: readonly string[];
  what: string;
  /** Options by name, each with a value: what they mean. */
  options?: Readonly<Record<string, string>>;
  /** It writes its own security event, in the transaction of what it does. */
  recordsItself?: boolean;
  /** Returns the text to print. Throws a `StaffError` for what the caller can mend. */
  run(platform: Platform, call: StaffCall): Promise<string>;
};

/** What one subject lets staff do, over the same services that a back office will call. */
export type StaffSubject = { name: string; what: string; verbs: Readonly<Record<string, StaffVerb>> };
