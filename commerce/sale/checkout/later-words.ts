import { dateFormat } from '#contract/date-format.ts';
import { splitQuantity } from '#contract/later.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

/** Quantity of a cart or order line, and the units of it that come later. */
type LaterLine = { quantity: number; later?: { quantity: number; on: string } | null | undefined };

const dayIn = (on: string, language: Language): string =>
  dateFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(on));

/** Describes the units of a line that are still not in stock. Returns an empty array if all units are in stock. */
export const awaitedWords = (
  { quantity, awaited, later }: LaterLine & { awaited?: number },
  language: Language,
): readonly string[] => {
  if (!awaited || !later) return [];
  const values = { units: awaited, day: dayIn(later.on, language) };
  return [
    later.quantity < quantity ? say(language)('line.later.rest', values) : say(language)('line.later.none_yet', values),
  ];
};

/** When the later units of a line are expected, in words; empty if all are in stock. */
export const laterWords = ({ quantity, later }: LaterLine, language: Language): readonly string[] => {
  if (!later) return [];
  const day = dayIn(later.on, language);
  const { now, later: units } = splitQuantity(quantity, quantity - later.quantity);
  return [
    now === 0 ? say(language)('line.later.all', { day }) : say(language)('line.later', { now, later: units, day }),
  ];
};
