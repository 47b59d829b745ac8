import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { LineDelivery } from './line-delivery.ts';
import { laterWords } from './later-words.ts';
import messages from './messages.json' with { type: 'json' };

const say = translations(messages);

type Lots = Pick<LineDelivery, 'lots' | 'isEarlierLot'>;

/** Note about several lots, whose shades may differ; null if there is nothing to say. */
const lotWords = ({ lots, isEarlierLot }: Lots, language: Language): string | null => {
  const t = say(language);
  if (lots.length > 1) return t('lots.several', { lots: lots.join(' + ') });
  if (isEarlierLot === null) return null;
  return t(isEarlierLot ? 'lots.earlier' : 'lots.other');
};

/** Text about shipping, dispatch, lots or restocking; null if nothing is known. */
export const deliveryWords = (line: Omit<LineDelivery, 'lineId'>, language: Language): string | null => {
  const { group, leavesIn, isInStock, leadTimeDays, later } = line;
  const t = say(language);
  if (later)
    return [
      ...laterWords({ quantity: later.quantity + later.now, later }, language).map((words) => `${words}.`),
      lotWords(line, language),
    ]
      .filter((words) => words !== null)
      .join(' ');
  if (leadTimeDays !== null) return t('line.restock', { days: leadTimeDays });
  const known = group && leavesIn !== null ? t(`line.${group}`, { days: leavesIn }) : null;
  const leaves = known ?? (group === 'pickup' && isInStock ? t('line.pickup.unknown') : null);
  return [leaves, lotWords(line, language)].filter((words) => words !== null).join(' ') || null;
};
