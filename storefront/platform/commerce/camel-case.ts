const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

const camelCase = (name: string): string => name.replace(/[_-]+([a-z0-9])/gi, (_match, letter: string) => letter.toUpperCase());

/** Field names of a REST or content answer in camelCase, recursively; type names are dropped unless they are asked for. */
export const toCamelCase = (value: unknown, keepTypeName = false): unknown => {
  if (Array.isArray(value)) return value.map((entry) => toCamelCase(entry, keepTypeName));
  if (!value || typeof value !== 'object') return value;
  const result: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    if (UNSAFE.has(name) || (name === '__typename' && !keepTypeName)) continue;
    const key = name === '__typename' ? name : camelCase(name);
    if (!UNSAFE.has(key)) result[key] = toCamelCase(entry, keepTypeName);
  }
  return result;
};
