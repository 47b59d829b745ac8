const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype']);

const camelCase = (name: string): string =>
  name.replace(/(?<![_-])[_-]+([a-zA-Z0-9])/g, (found, character: string, offset: number) =>
    offset === 0 ? found : character.toUpperCase(),
  );

const isPlain = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Converts snake_case and kebab-case field names to camelCase, recursively, and removes `__typename` by default. For
 * REST responses and content; GraphQL responses keep the schema's names.
 */
export const normalise = (value: unknown, { keepTypeName = false }: { keepTypeName?: boolean } = {}): unknown => {
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, { keepTypeName }));
  if (!isPlain(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (DANGEROUS.has(name) || (name === '__typename' && !keepTypeName)) continue;
    const key = name === '__typename' ? name : camelCase(name);
    if (!DANGEROUS.has(key)) result[key] = normalise(entry, { keepTypeName });
  }
  return result;
};
