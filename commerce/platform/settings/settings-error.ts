import { CannotStart } from '../cannot-start.ts';

/** Settings that cannot be used; its message names each. */
export class SettingsError extends CannotStart {}
