import { languageFacts } from '#contract/language-facts.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderLine } from './types.ts';

const named = (label: string, value: string, language: Language): string =>
  label ? `${label}${languageFacts(language).colon}${value}` : value;

/** Chosen options of a line as text, with the option's name unless the line is a variant. */
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
