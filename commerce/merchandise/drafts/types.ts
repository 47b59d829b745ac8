import type { Db } from '#commerce/platform/database/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { FileChange } from '../authoring/types.ts';

export type DraftKind = 'page' | 'block' | 'menu' | 'showroom';

/** Fields of a page, block, menu or showroom that staff edit, in one store view. */
export type Content = Readonly<Record<string, unknown>>;

/** A published page, block, menu or showroom. */
export type Published = {
  /** Its identifier or code. */
  key: string;
  title: string;
  /** Published content by store view; 0: all views. */
  content: readonly { storeViewId: number; content: Content }[];
  /** Data of the kind, such as visible dates. */
  more: Content;
};

export type Draft = { storeViewId: number; content: Content; savedBy: string; savedAt: Date };

/** The functions of one kind of content. */
export type Editable = {
  /** Throws for an unknown id. */
  read(db: Db, id: string): Promise<Published>;
  /** Parses and validates the fields of a draft. `published` provides the current content. */
  parse(fields: RestFields, published: Published, storeViewId: number): Content;
  /** Writes the content of a store view in the caller's transaction. */
  publish(
    context: CommerceContext,
    db: Db,
    target: { id: string; storeViewId: number; content: Content; by: string },
  ): Promise<void>;
  /** Fields whose value in the folder changed since staff changed them. */
  fileChanges(db: Db, key: string): Promise<readonly FileChange[]>;
  /** Path of a page that shows it, without a store view. */
  path(published: Published): string;
  /** True if each store view can have its own content. */
  isByView: boolean;
};
