import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import { answerTo, isTyped } from './choices.ts';
import type { Answers, Choice } from './choices.ts';

type Refused = { words: string[]; answers: Answers };

/**
 * Which answers an order of today cannot have, and why: the back end says of them only that there are some. Answers that
 * are still offered stay.
 */
export const refusedAnswers = (
  t: Translate,
  { before, now, answers }: { before: readonly Choice[]; now: readonly Choice[]; answers: Answers },
): Refused => {
  const words: string[] = [];
  const kept = { ...answers };
  for (const choice of before) {
    const { values, ...more } = answerTo(answers, choice);
    if (values.every((value) => !value.trim())) continue;
    const { uid, title } = choice;
    const today = now.find((one) => one.uid === uid);
    if (!today) {
      words.push(t('choices.gone', { title }));
      delete kept[uid];
    } else if (!isTyped(choice.kind)) {
      const lost = values.filter((value) => !today.values.some((one) => one.uid === value && one.isInStock));
      for (const value of lost) {
        const name = choice.values.find((one) => one.uid === value)?.label ?? '';
        const isSoldOut = today.values.some((one) => one.uid === value);
        words.push(t(isSoldOut ? 'choices.gone.sold-out' : 'choices.gone.value', { name, title }));
      }
      kept[uid] = { ...more, values: values.filter((value) => !lost.includes(value)) };
    }
  }
  return { words, answers: kept };
};
