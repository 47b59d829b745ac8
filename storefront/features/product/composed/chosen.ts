import { answerTo, countedValue, isTyped } from './choices.ts';
import type { Answers, Choice } from './choices.ts';

export type Chosen = { selected: string[]; entered: { uid: string; value: string }[] };

/** A moment in Magento's form: `2026-07-01 00:00:00`. */
const textOf = ({ kind }: Choice, text: string): string => {
  if (kind === 'date') return `${text} 00:00:00`;
  return kind === 'date_time' ? `${text.replace('T', ' ').slice(0, 'YYYY-MM-DD HH:MM'.length)}:00` : text.trim();
};

/** What a cart is told: uids of what was chosen, and what was typed or counted. */
export const chosenOf = (choices: readonly Choice[], answers: Answers): Chosen => {
  const chosen: Chosen = { selected: [], entered: [] };
  for (const choice of choices) {
    const answer = answerTo(answers, choice);
    const counted = countedValue(choice, answer);
    const [text = ''] = answer.values;
    if (isTyped(choice.kind)) {
      if (text.trim()) chosen.entered.push({ uid: choice.uid, value: textOf(choice, text) });
    } else if (counted) chosen.entered.push({ uid: counted.uid, value: String(answer.quantity ?? counted.quantity) });
    else chosen.selected.push(...answer.values);
  }
  return chosen;
};
