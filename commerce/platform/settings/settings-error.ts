import { CannotStart } from '../cannot-start.ts';

/** Invalid settings; the message names each. */
export class SettingsError extends CannotStart {}
