import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { applyUpload, checkUpload } from './run-import.ts';
import {
  insertImport,
  listImports,
  moveImport,
  readContent,
  readImport,
  setProgress,
  type CatalogueImport,
} from './store.ts';

export type { CatalogueImport };

const JOB = 'catalogue-import';
const MOST_CHARACTERS = 8_000_000;

export const imports = ({ db }: CommerceContext) => listImports(db.kysely);

export const importWith = async ({ db }: CommerceContext, id: number): Promise<CatalogueImport> => {
  const found = await readImport(db.kysely, id);
  if (!found) throw new NoSuchEntityError('No such import.');
  return found;
};

/** Stores an uploaded CSV file of products and begins to check it. Returns the id of the import. */
export const uploadImport = async (
  context: CommerceContext,
  { name, content }: { name: string; content: string },
  by: string,
): Promise<number> => {
  if (content.trim() === '' || content.length > MOST_CHARACTERS || content.includes('\0'))
    throw new InputError('The file is empty, too large, or no text.');
  return context.db.tx(async (db) => {
    const id = await insertImport(db, {
      name: name.slice(0, 200),
      content,
      setBy: by,
      createdBy: context.staff?.email ?? by,
      at: context.clock.now(),
    });
    await context.jobs.enqueue(db, JOB, { id });
    return id;
  });
};

/** Begins to apply a checked import. Throws if it was applied already or has problems. */
export const applyImport = async (context: CommerceContext, id: number, by: string): Promise<void> => {
  await importWith(context, id);
  await context.db.tx(async (db) => {
    if (!(await moveImport(db, id, { from: 'checked', to: 'applying' })))
      throw new InputError('This import was applied already, or has problems.');
    await recordStaffAction(context, db, 'import-applied', { by, import: id });
    await context.jobs.enqueue(db, JOB, { id });
  });
};

/** Checks or applies an import, by its state. */
const runImport = async (platform: Platform, id: number): Promise<void> => {
  const { kysely } = platform.db;
  const found = await readImport(kysely, id);
  if (!found) return;
  const content = await readContent(kysely, id);
  const at = platform.clock.now();
  if (found.state === 'checking') {
    const result = await checkUpload(platform, content);
    const to = result.problems.length > 0 ? 'refused' : 'checked';
    await moveImport(kysely, id, { from: 'checking', to, result, at });
  } else if (found.state === 'applying') {
    const marks = { by: found.setBy, createdBy: found.createdBy ?? found.setBy };
    const progress = (done: number, total: number): Promise<void> => setProgress(kysely, id, done, total);
    const { problems } = await applyUpload(platform, content, marks, progress);
    const isApplied = problems.length === 0;
    const result = { ...found.result!, problems };
    await moveImport(kysely, id, { from: 'applying', to: isApplied ? 'applied' : 'failed', result, at });
  }
};

export const startImports = (platform: Platform): void => {
  platform.jobs.handle(JOB, (payload) => runImport(platform, (payload as { id: number }).id), { width: 1 });
};
