import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import type { Change } from './types.ts';

/** Names of fields with a text of their own. Others, such as attributes, are shown by their code. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'counter.product.field.name',
  urlKey: 'counter.product.field.url_key',
  description: 'counter.product.field.description',
  shortDescription: 'counter.product.field.short_description',
  metaTitle: 'counter.product.field.meta_title',
  metaDescription: 'counter.product.field.meta_description',
  metaKeyword: 'counter.product.field.meta_keyword',
  product_online: 'counter.product.published',
  price: 'counter.product.price',
  special_price: 'counter.product.special_price',
  special_price_from_date: 'counter.product.special_from',
  special_price_to_date: 'counter.product.special_to',
  categories: 'counter.product.categories',
  weight: 'counter.product.weight',
  'tier prices': 'counter.product.tiers',
};

const LONGEST = 80;

const shortened = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export type FieldLine = { name: string; before: string; after: string };

/** The changed fields of an entry, with their values before and after. */
export const useFieldLines = (): ((change: Change) => readonly FieldLine[]) => {
  const translate = useTranslate();
  return ({ before, after }) =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => {
      const [, base = field, place = ''] = /^(.*?)( \[\w+\])?$/.exec(field) ?? [];
      const known = FIELDS[base];
      return {
        name: `${known ? translate(known) : base}${place}`,
        before: shortened(before?.[field]),
        after: shortened(after?.[field]),
      };
    });
};

/** One line about a change: when, who, and which fields. */
export const useChangeLine = (): ((change: Change) => string) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const lines = useFieldLines();
  return (change) =>
    [
      time(change.created_at),
      change.who ?? translate(`counter.channel.${change.channel}`),
      lines(change)
        .map(({ name }) => name)
        .join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
};
