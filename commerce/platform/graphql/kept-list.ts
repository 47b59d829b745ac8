import type { CommerceContext } from '../context.ts';

/** A list of a query whose items are kept as text. */
export type KeptList = {
  /** Field of the query, and the field of its answer that holds the items: what `__typename` and `id` name. */
  field: string;
  items: string;
  /** Type of an item. */
  type: string;
  /** What items are read from: what is kept of them is let go with it. Undefined while it is not there. */
  sourceIn(context: CommerceContext): object | undefined;
  /** Of the tags of an item those by which it is purged; the others are purged with them. */
  tagsOf(tags: ReadonlySet<string>, context: CommerceContext): readonly string[];
  /** Entities that an answer counts, and adding some that are kept; throws beyond its limit. */
  entitiesIn(context: CommerceContext): number;
  addEntities(context: CommerceContext, count: number): void;
};
