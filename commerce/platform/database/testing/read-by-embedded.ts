import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { openPGlite } from '../open.ts';
import type { Database } from '../types.ts';

const PREPARABLE = /^\s*(?:select|with|insert|update|delete|merge|values)\b/i;

/** All that this process has sent while it listened, and whether the embedded engine has read it. */
const isRead = new Map<string, boolean>();
let embedded: Promise<Database> | undefined;

type Query = (this: pg.Client, sent: unknown, ...rest: unknown[]) => unknown;
let isWrapped = false;
let isListening = false;

/** From now on notes the statements that are sent, until somebody asks what is refused. */
export const listenToStatements = (): void => {
  isListening = true;
  if (isWrapped) return;
  isWrapped = true;
  const query = pg.Client.prototype.query as Query;
  pg.Client.prototype.query = function (this: pg.Client, sent: unknown, ...rest: unknown[]) {
    const text = typeof sent === 'string' ? sent : (sent as { text?: string }).text;
    if (isListening && text !== undefined && PREPARABLE.test(text) && !isRead.has(text)) isRead.set(text, false);
    return query.call(this, sent, ...rest);
  } as typeof pg.Client.prototype.query;
};

/**
 * What the embedded engine says to the statements noted since the last time; empty when it takes them all: their syntax,
 * tables, columns, functions and types.
 */
export const refusedByEmbedded = async (template: string): Promise<string[]> => {
  isListening = false;
  const texts = [...isRead].flatMap(([text, isKnown]) => (isKnown ? [] : [text]));
  const { kysely } = await (embedded ??= openPGlite({ template }));
  const refused: string[] = [];
  for (const text of texts) {
    isRead.set(text, true);
    try {
      await kysely.executeQuery(CompiledQuery.raw(`prepare read as ${text}`));
      await kysely.executeQuery(CompiledQuery.raw('deallocate read'));
    } catch (error) {
      refused.push(`${error instanceof Error ? error.message : String(error)}: ${text}`);
    }
  }
  return refused;
};
