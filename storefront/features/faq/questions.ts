import { plainText } from '#storefront/platform/content/plain-text.ts';
import type { RichText } from '#storefront/platform/content/rich-text.ts';

export type Question = {
  /** Used as the URL's hash. */
  id: string;
  question: string;
  answer: readonly RichText[];
};
export type Group = { title: string; questions: readonly Question[] };

/** Removes case and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const slugOf = (text: string): string =>
  plain(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isDetails = (part: RichText): part is Exclude<RichText, string> =>
  typeof part !== 'string' && part.tag === 'details';

/** Questions of a content: each `<details>` with its summary as the question and the rest as the answer. */
export const questionsIn = (content: readonly RichText[]): readonly Question[] =>
  content.filter(isDetails).flatMap(({ children = [] }): Question[] => {
    const summary = children.find((child) => typeof child !== 'string' && child.tag === 'summary');
    const question = summary ? plainText([summary]) : '';
    return question ? [{ id: slugOf(question), question, answer: children.filter((child) => child !== summary) }] : [];
  });

/** Questions with every typed word in question or answer; empty groups are omitted. */
export const matching = (groups: readonly Group[], query: string): readonly Group[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${plainText(answer)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
};

/** Schema.org FAQPage of the displayed questions. */
export const faqData = (groups: readonly Group[]): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  ),
});
