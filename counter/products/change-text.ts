import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { useFieldLines } from '../records/field-lines.ts';
import type { Change } from './types.ts';

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
