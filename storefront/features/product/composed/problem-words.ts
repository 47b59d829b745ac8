import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import type { ChoiceProblem } from './check.ts';
import { isTyped } from './choices.ts';
import type { Choice } from './choices.ts';

/** Why an answer is not taken, in the shopper's language. */
export const problemWords = (
  t: Translate,
  { kind, of, title, maxCharacters: max }: Choice,
  problem: ChoiceProblem,
): string => {
  switch (problem.code) {
    case 'unfinished':
      return t('choices.unfinished', { title });
    case 'too_long':
      return t('choices.too-long', { title, length: problem.length, max });
    case 'file':
      return t('choices.file.required');
    default:
      if (of === 'files') return t('choices.missing.files');
      return isTyped(kind) ? t('choices.missing.text', { title }) : t('choices.missing.value', { title });
  }
};
