import { CompiledQuery } from 'kysely';
import { openPGlite } from '../open.ts';
import { Packet } from '../packet.ts';
import type { Database } from '../types.ts';

const PREPARABLE = /^\s*(?:select|with|insert|update|delete|merge|values)\b/i;

/** All that this process has sent while it listened, and whether the embedded engine has read it. */
const isRead = new Map<string, boolean>();
let embedded: Promise<Database> | undefined;

let isWrapped = false;
let isListening = false;

/** From now on notes the statements that are sent, until somebody asks what is refused. */
export const listenToStatements = (): void => {
  isListening = true;
  if (isWrapped) return;
  isWrapped = true;
  const { add } = Packet.prototype;
  Packet.prototype.add = function (this: Packet, text, ...rest) {
    if (isListening && PREPARABLE.test(text) && !isRead.has(text)) isRead.set(text, false);
    return add.call(this, text, ...rest);
  };
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
