import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import frenchMessages from 'ra-language-french';
import type { TranslationMessages } from 'react-admin';
import { TEXTS } from './texts.ts';

export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

type Locale = 'en' | 'fr';
type Tree = { [name: string]: string | Tree };

/** Converts `{ "a.b": { en, fr } }` to nested texts of one language. */
export const textsOf = (locale: Locale): Tree => {
  const tree: Tree = {};
  for (const [key, text] of Object.entries(TEXTS)) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    let place = tree;
    for (const name of names) place = (place[name] ??= {}) as Tree;
    place[last] = text[locale];
  }
  return tree;
};

const merged = (one: Tree, other: Tree): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => {
      const [a, b] = [one[key], other[key]];
      return [key, typeof a === 'object' && typeof b === 'object' ? merged(a, b) : (b ?? a ?? '')];
    }),
  );

const MESSAGES: Record<Locale, Tree> = {
  en: merged(englishMessages as unknown as Tree, textsOf('en')),
  fr: merged(frenchMessages as unknown as Tree, textsOf('fr')),
};

const initial: Locale = navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';

export const i18nProvider = polyglotI18nProvider(
  (locale) => MESSAGES[locale === 'fr' ? 'fr' : 'en'] as unknown as TranslationMessages,
  initial,
  LOCALES,
);
