import type { Db } from '#commerce/platform/database/types.ts';
import { deleteContent, readIdentifier, readBlockInputs, readPageInputs, renameContent } from './store.ts';
import type { Visibility } from '#commerce/platform/database/visible-dates.ts';
import type { CmsBlockInput, CmsPageInput, Stored } from './types.ts';
import { readVisibility, switchDue, writeVisibility } from './visibility-store.ts';

type Kind = 'page' | 'block';
const TABLES = { page: 'cms_page', block: 'cms_block' } as const;

/** Stored pages by identifier. */
export const storedPages = (db: Db, identifiers: readonly string[]): Promise<readonly Stored<CmsPageInput>[]> =>
  readPageInputs(db, identifiers);

/** Stored blocks by identifier. */
export const storedBlocks = (db: Db, identifiers: readonly string[]): Promise<readonly Stored<CmsBlockInput>[]> =>
  readBlockInputs(db, identifiers);

/** The identifier of a page or block; undefined for an unknown id. */
export const identifierOf = (db: Db, kind: Kind, id: number): Promise<string | undefined> =>
  readIdentifier(db, TABLES[kind], id);

/** Changes the identifier of a page or block; its id is unchanged. */
export const setIdentifier = (db: Db, kind: Kind, id: number, identifier: string): Promise<void> =>
  renameContent(db, TABLES[kind], id, identifier);

export const dropContent = (db: Db, kind: Kind, id: number): Promise<void> => deleteContent(db, TABLES[kind], id);

export const visibilityOf = (db: Db, kind: Kind, id: number): Promise<Visibility | undefined> =>
  readVisibility(db, TABLES[kind], id);

export const saveVisibility = (db: Db, kind: Kind, id: number, visibility: Visibility): Promise<void> =>
  writeVisibility(db, TABLES[kind], id, visibility);

/** Shows and hides pages or blocks whose time has come; returns those. */
export const switchDueContent = (db: Db, kind: Kind, now: Date) => switchDue(db, TABLES[kind], now);
