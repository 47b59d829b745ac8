import { readSettings, type Settings } from './platform/settings.ts';
import { GATEWAY_SETTINGS } from './sale/payment/gateways/settings.ts';

/** Reads the settings of the process from the environment. Throws a SettingsError naming every invalid field. */
export const loadSettings = (environment: Readonly<Record<string, string | undefined>> = process.env): Settings =>
  readSettings(environment, GATEWAY_SETTINGS);
