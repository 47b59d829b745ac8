import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { Place, Problem, Problems } from './problems.ts';
import type { Keys } from './yaml-lines.ts';

const MAX_PLACES = 3;

/** Files with separate entries for each language, which need no translation. */
const PER_LANGUAGE: ReadonlySet<string> = new Set(['search-words.yaml']);
const PER_LANGUAGE_FIELD = 'url_key';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const search = (value: unknown, keys: Keys): readonly Keys[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => search(each, [...keys, index]));
  if (!isRecord(value) || keys.at(-1) === PER_LANGUAGE_FIELD) return [];
  if (typeof value['en'] === 'string') return 'fr' in value ? [] : [keys];
  return Object.entries(value).flatMap(([key, each]) => search(each, [...keys, key]));
};

/** Positions in a YAML file where a text has English (`{ en: … }`) but no French. */
export const englishOnlyIn = (file: string, value: unknown): readonly Keys[] =>
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

/** Texts without French: number and first positions for each file or directory. */
export const englishOnlyNotes = ({ englishOnly }: Problems, { views }: StoresInput): readonly Problem[] => {
  if (!views.some(({ language }) => language === 'fr')) return [];
  return [...Map.groupBy(englishOnly, ({ file }) => groupOf(file))].map(([file, places]) => {
    const count = places.length === 1 ? 'in 1 place' : `in ${places.length} places`;
    const more = places.length > MAX_PLACES ? [`and ${places.length - MAX_PLACES} more`] : [];
    const where = [...places.slice(0, MAX_PLACES).map(describe), ...more].join('; ');
    return { file, message: `${count} there is English without French, which French shoppers read: ${where}` };
  });
};
