import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderLine } from './types.ts';

const named = (label: string, value: string, language: Language): string =>
  label ? `${label}${language === 'fr' ? '\u00a0' : ''}: ${value}` : value;

/** What was chosen of a line, in words: of a variant its values, else with the name of what was asked. */
export const lineWords = (
  { options, made, isVariant }: Pick<OrderLine, 'options' | 'made'> & { isVariant: boolean },
  language: Language,
): string[] => [
  ...options.map(({ label, value }) => (isVariant ? value : named(label, value, language))),
  ...[...Map.groupBy(made?.parts ?? [], ({ itemId }) => itemId).values()].map((parts) =>
    named(parts[0]!.label, parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '), language),
  ),
  ...(made?.links ?? []).map(({ title }) => title),
];
