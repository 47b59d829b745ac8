import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { useCategories } from '../products/use-shop.ts';

const LONGEST = 80;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/;
const TIER = /^(\d+)\+ (all groups|group \d+) (?:([\d.]+) %|([\d.]+) ([A-Z]{3}))$/;
const PLACE = /^#?(\w+) at -?\d+$/;

const GROUPS: Readonly<Record<string, string>> = {
  'all groups': 'counter.group.all_groups',
  'group 0': 'counter.group.not_logged_in',
};

/** Values of recorded changes in the person's language. Undefined for an object, which has no short text. */
export const useFieldValue = () => {
  const translate = useTranslate();
  const { day, money, number, percent: percentText, time } = useFormats();
  const categories = useCategories();

  const list = (text: string, each: (one: string) => string): string => text.split(', ').map(each).join(', ');
  const category = (text: string): string => {
    const [, id = text] = PLACE.exec(text) ?? [];
    return categories.find((one) => one.id === id)?.name ?? id;
  };
  const tier = (text: string): string => {
    const [, quantity = '', group = '', percent, amount, currency = ''] = TIER.exec(text) ?? [];
    if (!group) return text;
    const price = percent === undefined ? money(Number(amount), currency) : percentText(Number(percent));
    return [`${quantity}+`, translate(GROUPS[group] ?? `counter.group.${group.slice('group '.length)}`), price].join(
      ' · ',
    );
  };
  const picture = (text: string): string => {
    const [, position] = /^position (\d+)$/.exec(text) ?? [];
    if (position) return translate('counter.records.position', { position });
    return translate(text === 'disabled' ? 'counter.records.disabled' : `counter.product.role.${text}`, { _: text });
  };
  const BY_FIELD: Readonly<Record<string, (text: string, place: string) => string>> = {
    categories: (text) => list(text, category),
    picture: (text) => list(text, picture),
    'tier prices': (text) => list(text, tier),
    price: (text, currency) => (currency ? money(Number(text), currency) : text),
    special_price: (text, currency) => money(Number(text), currency),
    product_online: (text) => translate(`counter.product.state.${text === 'true' ? 'published' : 'hidden'}`),
    product_type: (text) => translate(`counter.product.type.${text}`),
    is_active: (text) => translate(text === '1' ? 'counter.records.yes' : 'counter.records.no'),
    visibility: (text) => translate(`counter.product.visibility_${text}`),
    group: (text) => translate(`counter.group.${text}`),
    validUntil: day,
  };

  return (name: string, place: string, value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') return translate('counter.records.no_value');
    if (typeof value === 'boolean') return translate(value ? 'counter.records.yes' : 'counter.records.no');
    if (typeof value === 'object' && Array.isArray(value) && value.every((one) => typeof one === 'string'))
      return shortened(value.join(', '));
    if (typeof value === 'object') return undefined;
    const text = String(value);
    const shown = BY_FIELD[name]?.(text, place);
    if (shown !== undefined) return shortened(shown);
    if (typeof value === 'number') return number(value);
    const [, date, clock] = INSTANT.exec(text) ?? [];
    return date ? time(`${date} ${clock}`) : shortened(text);
  };
};
