import { compileMessage } from '@lingui/message-utils/compileMessage';

export type Tokens = ReturnType<typeof compileMessage>;

const namesIn = (tokens: Tokens | undefined): string[] => {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, type, branches] = token;
    // Plural forms differ from language to language, choices do not.
    const choices = type === 'select' && branches && typeof branches === 'object' ? Object.keys(branches).sort() : [];
    const inner =
      branches && typeof branches === 'object'
        ? Object.values(branches).flatMap((branch) => namesIn(branch as Tokens))
        : [];
    return [[String(name), ...choices].join(' '), ...inner];
  });
};

/** Names of placeholders; a choice includes the names in its cases. */
export const placeholdersIn = (text: string): readonly string[] => [...new Set(namesIn(compileMessage(text)))].sort();
