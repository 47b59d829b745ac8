import { timestamp } from '#commerce/platform/timestamp.ts';
import type { contentToEdit } from './service.ts';

const snakeCase = (name: string): string =>
  /^[a-z]+(?:[A-Z][a-z]*)+$/.test(name) ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;

/** Values with field names in snake case. */
export const valueOnWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(valueOnWire);
  if (value instanceof Date) return timestamp(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [snakeCase(name), valueOnWire(one)]));
};

/** Content to edit as REST returns it. */
export const contentOnWire = (content: Awaited<ReturnType<typeof contentToEdit>>) => ({
  id: content.id,
  identifier: content.key,
  title: content.title,
  version: content.version,
  path: content.path,
  is_by_view: content.isByView,
  ...(valueOnWire(content.more) as Record<string, unknown>),
  content: content.content.map(({ storeViewId, content: value }) => ({
    store_id: storeViewId,
    value: valueOnWire(value),
  })),
  drafts: content.drafts.map(({ storeViewId, content: value, savedAt, savedBy }) => ({
    store_id: storeViewId,
    saved_at: timestamp(savedAt),
    saved_by: savedBy,
    value: valueOnWire(value),
  })),
  file_changes: content.fileChanges.map(({ field, storeViewId, value }) => ({
    store_id: storeViewId,
    field,
    value: valueOnWire(value),
  })),
  unshown: content.unshown,
});
