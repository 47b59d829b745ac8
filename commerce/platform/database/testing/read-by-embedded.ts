import { CompiledQuery } from 'kysely';
import { openPGlite } from '../open.ts';
import type { Database } from '../types.ts';
import { onStatement } from './sent-statements.ts';

const PREPARABLE = /^\s*(?:select|with|insert|update|delete|merge|values)\b/i;

/** Statements that this process sent while it listened, and whether the embedded engine has prepared them. */
const isRead = new Map<string, boolean>();
let embedded: Promise<Database> | undefined;
let stop = (): void => {};

/** Collects the statements that are sent, until {@link refusedByEmbedded} is called. */
export const listenToStatements = (): void => {
  stop();
  stop = onStatement(({ text }) => {
    if (PREPARABLE.test(text) && !isRead.has(text)) isRead.set(text, false);
  });
};

/** Waits for the first connection, which can take longer than its limit while other tests use the processor. */
const connect = async ({ kysely }: Database): Promise<void> => {
  for (let left = 4; ; left--) {
    try {
      await kysely.executeQuery(CompiledQuery.raw('select 1'));
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
};

/**
 * The errors with which the embedded engine refuses collected statements: their syntax, tables, columns, functions or
 * types.
 */
export const refusedByEmbedded = async (template: string): Promise<string[]> => {
  stop();
  const texts = [...isRead].flatMap(([text, isKnown]) => (isKnown ? [] : [text]));
  const database = await (embedded ??= openPGlite({ template }));
  await connect(database);
  const { kysely } = database;
  const refused: string[] = [];
  for (const [index, text] of texts.entries()) {
    isRead.set(text, true);
    try {
      await kysely.executeQuery(CompiledQuery.raw(`prepare read_${index} as ${text}`));
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : String(error)}: ${text}`);
    }
  }
  await kysely.executeQuery(CompiledQuery.raw('deallocate all'));
  return refused;
};
