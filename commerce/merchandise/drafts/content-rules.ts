import { isDeepStrictEqual } from 'node:util';
import type { Content, Published } from './types.ts';

/** Returns the content of a store view, or the default content if the store view has none. */
export const contentIn = ({ content }: Pick<Published, 'content'>, storeViewId: number): Content =>
  (content.find((one) => one.storeViewId === storeViewId) ?? content.find((one) => one.storeViewId === 0))?.content ??
  {};

/** The fields that differ, so that publishing a draft leaves the others as they are by then. */
export const changedFields = (given: Content, now: Content): Content =>
  Object.fromEntries(Object.entries(given).filter(([field, value]) => !isDeepStrictEqual(value, now[field])));
