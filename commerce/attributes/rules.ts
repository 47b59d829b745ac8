import type { Language, StoreView, Wording } from '#commerce/stores/types.ts';
import type { Attribute, AttributeSet, Labels } from './types.ts';

/** American spelling for store views of the USA, else the view's language. */
export const wordingIn = ({ locale, language }: Pick<StoreView, 'locale' | 'language'>): Wording =>
  locale === 'en_US' ? 'us' : language;

/** The label in a wording, else in English, else the code. */
export const labelIn = (labels: Labels, wording: Wording, code: string): string => labels[wording] ?? labels.en ?? code;

export const attributeSetOf = (all: readonly Attribute[]): AttributeSet => ({
  all,
  byCode: new Map(all.map((attribute) => [attribute.code, attribute])),
  byId: new Map(all.map((attribute) => [attribute.id, attribute])),
  optionById: new Map(all.flatMap(({ options }) => options.map((option) => [option.id, option] as const))),
});

/** GraphQL type of the value, as Magento names it. */
export const valueTypeOf = ({ input }: Attribute): string =>
  ({ select: 'Int', multiselect: 'String', boolean: 'Int', text: 'String', decimal: 'Float' })[input];

export const yesNo = (language: Language): readonly { label: string; value: string }[] =>
  language === 'fr'
    ? [
        { label: 'Oui', value: '1' },
        { label: 'Non', value: '0' },
      ]
    : [
        { label: 'Yes', value: '1' },
        { label: 'No', value: '0' },
      ];
