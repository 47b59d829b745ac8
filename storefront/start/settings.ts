/** Settings of the start script, as JSON in the document. */
export type StartSettings = {
  entry: string;
  /** Modules to load together with the entry. */
  modules: readonly string[];
  /** Style sheets that must have loaded before the entry runs. */
  styles: readonly string[];
  /** URL that receives error reports. */
  errors: string;
  /** Marks of the document element, each with the storage keys of which at least one must exist. */
  marks: Readonly<Record<string, readonly string[]>>;
};

/** Script element with the settings. */
export const SETTINGS_ID = 'start';
