const MAX_NAMED = 10;

/** Log lines about migrations: their names after an update, their number in a new database. */
export const migrationReport = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMED ? [`${names.length} migrations`] : names.map((name) => `migration ${name}`);
