import type { FilterKind } from './filter-kinds.ts';
import { isRange } from './ranges.ts';

const ID = /^0*(\d{1,9})$/;

/** The number inside a base64 category uid; undefined without one. */
const idOf = (uid: string): string | undefined => {
  try {
    return ID.exec(atob(uid))?.[1];
  } catch {
    return undefined;
  }
};

/**
 * Converts a filter from the URL for the query: a back end takes categories by id or by uid, never both. Undefined for
 * a value that no back end can read.
 */
export const fromUrl = (code: string, kind: FilterKind, value: string): { code: string; value: string } | undefined => {
  if (code === 'category_id' || code === 'category_uid') {
    const id = code === 'category_id' ? ID.exec(value)?.[1] : idOf(value);
    return id === undefined ? undefined : { code: 'category_uid', value: btoa(id) };
  }
  return kind === 'range' && !isRange(value) ? undefined : { code, value };
};

/** Converts a filter for the URL, where categories are given by id. */
export const toUrl = (code: string, value: string): { code: string; value: string } => {
  const id = code === 'category_uid' ? idOf(value) : undefined;
  return id === undefined ? { code, value } : { code: 'category_id', value: id };
};
