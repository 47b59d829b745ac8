import { compileMessage } from '@lingui/message-utils/compileMessage';

import { placeholdersIn, type Tokens } from '../../commerce/platform/placeholders.ts';
import type { Message } from '../../commerce/platform/message-files.ts';

const lacksOther = (tokens: Tokens | undefined): boolean =>
  Array.isArray(tokens) &&
  tokens.some((token) => {
    if (!Array.isArray(token)) return false;
    const [, , branches] = token;
    if (!branches || typeof branches !== 'object') return false;
    return !('other' in branches) || Object.values(branches).some((branch) => lacksOther(branch as Tokens));
  });

const placeholders = (text: string): string => placeholdersIn(text).join(',');

/** Faults of a message in an added language. */
export const problemsOfAdded = (
  id: string,
  { en = '' }: Partial<Message>,
  text: string,
  language: string,
): string[] => [
  ...(placeholders(en) === placeholders(text) ? [] : [`${id}: other placeholders in ${language}`]),
  ...(lacksOther(compileMessage(text)) ? [`${id}: a plural or choice without "other" in ${language}`] : []),
];

/** Faults of one message; French is checked for Québec typography. */
export const problemsOf = (id: string, message: Partial<Message>): string[] => {
  const { en, fr, us } = message;
  if (!en?.trim()) return [`${id}: no English text`];
  if (!fr?.trim()) return [`${id}: no French text`];
  const problems: string[] = [];
  if (placeholders(en) !== placeholders(fr)) problems.push(`${id}: other placeholders in French`);
  if ([en, fr, us ?? ''].some((text) => lacksOther(compileMessage(text))))
    problems.push(`${id}: a plural or choice without "other"`);
  if (us !== undefined && placeholders(en) !== placeholders(us))
    problems.push(`${id}: other placeholders in the United States`);
  if (us === en) problems.push(`${id}: the text for the United States is the English one`);
  if (en === fr && /[a-z]{4}/i.test(en.replace(/\{[^}]*\}/g, '')) && !message.same)
    problems.push(`${id}: French is the English text (say "same": true if it must be)`);
  if (/\p{L}'\p{L}/u.test(fr)) problems.push(`${id}: French needs the typographic apostrophe ’`);
  if (/[ ][:»]|«[ ]/.test(fr)) problems.push(`${id}: French needs a non-breaking space before : and inside « »`);
  if (/[ \u00A0][;?!]/.test(fr)) problems.push(`${id}: Québec sets no space before ; ? !`);
  if (/"/.test(fr)) problems.push(`${id}: French quotes are « »`);
  return problems;
};

/** Ids that appear in no source file. */
export const unusedIds = (ids: readonly string[], sources: string): string[] =>
  ids.filter((id) => !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`));
