export type Message = {
  en: string;
  fr: string;
  /** True where both languages rightly read the same. */
  same?: boolean;
};

/** What is wrong with one message; empty when nothing is. French follows Québec typography. */
export const problemsOf = (id: string, message: Partial<Message>): string[] => {
  const { en, fr } = message;
  if (!en?.trim()) return [`${id}: no English text`];
  if (!fr?.trim()) return [`${id}: no French text`];
  const problems: string[] = [];
  const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort().join(',');
  if (placeholders(en) !== placeholders(fr)) problems.push(`${id}: other placeholders in French`);
  if (en === fr && /[a-z]{4}/i.test(en.replace(/\{[^}]*\}/g, '')) && !message.same) problems.push(`${id}: French is the English text (say "same": true if it must be)`);
  if (/\p{L}'\p{L}/u.test(fr)) problems.push(`${id}: French needs the typographic apostrophe ’`);
  if (/[ ][:»]|«[ ]/.test(fr)) problems.push(`${id}: French needs a non-breaking space before : and inside « »`);
  if (/[ \u00A0][;?!]/.test(fr)) problems.push(`${id}: Québec sets no space before ; ? !`);
  if (/"/.test(fr)) problems.push(`${id}: French quotes are « »`);
  return problems;
};

/** Ids whose quoted text stands nowhere in the sources. */
export const unusedIds = (ids: readonly string[], sources: string): string[] =>
  ids.filter((id) => !sources.includes(`'${id}'`) && !sources.includes(`"${id}"`));
