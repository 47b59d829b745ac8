import { isLanguageKey, languageName, primaryLanguage, SOURCE_LANGUAGE, type Language } from '#contract/languages.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { MarkedText, Place, Problem, Problems } from './problems.ts';
import { keyFor } from './views.ts';
import type { Keys } from '../platform/yaml-lines.ts';

const MAX_PLACES = 3;

/** Files with separate entries for each language, which need no translation. */
const PER_LANGUAGE: ReadonlySet<string> = new Set(['search-words.yaml']);
const PER_LANGUAGE_FIELD = 'url_key';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isTextPerLanguage = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(value).every(([key, text]) => (key === 'us' || isLanguageKey(key)) && typeof text === 'string');

type Found = { keys: Keys; languages: readonly string[] };

const search = (value: unknown, keys: Keys): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => search(each, [...keys, index]));
  if (!isRecord(value) || keys.at(-1) === PER_LANGUAGE_FIELD) return [];
  if (isTextPerLanguage(value)) return [{ keys, languages: Object.keys(value) }];
  return Object.entries(value).flatMap(([key, each]) => search(each, [...keys, key]));
};

/** Positions in a YAML file of texts per language (`{ en: … }`), with their languages. */
export const textsIn = (file: string, value: unknown): readonly Found[] =>
  PER_LANGUAGE.has(file) ? [] : search(value, []);

const groupOf = (file: string): string => file.split('/')[0] ?? file;

const describe = ({ file, line, field }: Place): string =>
  [
    file.includes('/') ? file.slice(file.indexOf('/') + 1) : '',
    line === undefined ? '' : `line ${line}`,
    field ? `(${field})` : '',
  ]
    .filter(Boolean)
    .join(' ');

type Missing = { place: Place; lacking: Language; shown: Language };

const languageOf = (key: string): Language => (key === 'us' ? SOURCE_LANGUAGE : primaryLanguage(key));

/** Languages of store views in which a text is missing, each with the language that is shown in its place. */
const missingIn = ({ place, languages, onlyIn }: MarkedText, { views }: StoresInput): readonly Missing[] => {
  const values = Object.fromEntries(languages.map((key) => [key, true]));
  const isOfShop = languages.some(
    (key) =>
      languageOf(key) === SOURCE_LANGUAGE || views.some(({ language }) => languageOf(language) === languageOf(key)),
  );
  const found = isOfShop ? views : [];
  return found.flatMap((view): Missing[] => {
    const lacking = languageOf(view.language);
    const shown = languageOf(keyFor(values, view, views));
    return shown === lacking || (onlyIn && languageOf(onlyIn) !== lacking) ? [] : [{ place, lacking, shown }];
  });
};

/** Texts that lack a language of the store views: number and first positions for each file or directory. */
export const untranslatedNotes = ({ texts }: Problems, stores: StoresInput): readonly Problem[] => {
  const missing = texts.flatMap((text) => [
    ...new Map(missingIn(text, stores).map((one) => [one.lacking, one] as const)).values(),
  ]);
  const groups = Map.groupBy(missing, ({ place, lacking, shown }) => [groupOf(place.file), lacking, shown].join('/'));
  return [...groups.values()].map((group) => {
    const { place, lacking, shown } = group[0]!;
    const count = group.length === 1 ? 'in 1 place' : `in ${group.length} places`;
    const more = group.length > MAX_PLACES ? [`and ${group.length - MAX_PLACES} more`] : [];
    const where = [...group.slice(0, MAX_PLACES).map((one) => describe(one.place)), ...more].join('; ');
    const [wanted, given] = [lacking, shown].map((language) => languageName(language, SOURCE_LANGUAGE));
    const message = `${count} there is ${given} without ${wanted}, which ${wanted} shoppers read: ${where}`;
    return { file: groupOf(place.file), message };
  });
};
