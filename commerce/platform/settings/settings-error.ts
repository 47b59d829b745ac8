/** Settings that cannot be used; its message names each. */
export class SettingsError extends Error {}
