import type { StockroomFilterInput } from '#contract/generated/schema-types.ts';
import { typedLength } from '#contract/typed-measure.ts';
import type { SearchValues } from '#storefront/platform/navigation/router-context.ts';

/** Filters of the list as in its URL: `yard[filter]=montreal`. */
export const FIELDS = ['yard', 'material', 'finish', 'thickness', 'length', 'width', 'unit', 'free'] as const;
export type Field = (typeof FIELDS)[number];
export const keyOf = (field: Field): string => `${field}[filter]`;

export type StockroomSearch = Readonly<Record<Field, string>> & { page: number };

const textOf = (value: SearchValues[string]): string => String((Array.isArray(value) ? value[0] : value) ?? '').trim();

export const stockroomSearchOf = (search: SearchValues): StockroomSearch => {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, textOf(search[keyOf(field)])]));
  const page = Number(textOf(search['page']));
  return { ...(fields as Record<Field, string>), page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
};

/** The URL query, without empty parts, the first page, and the unit if there is no piece. */
export const queryOf = ({ page, ...fields }: StockroomSearch): Record<string, string> =>
  Object.fromEntries([
    ...FIELDS.filter((field) => fields[field] && (field !== 'unit' || fields.length || fields.width)).map(
      (field) => [keyOf(field), fields[field]] as const,
    ),
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ]);

const MAX_LENGTH_MM = 1e6;

/** The piece that must fit, in millimetres; `problem` if only one of its sides is valid. */
export const pieceOf = (
  { length, width, unit }: Pick<StockroomSearch, 'length' | 'width' | 'unit'>,
  languageTag: string,
): {
  piece?: { length: number; width: number };
  problem?: 'length' | 'width';
} => {
  if (!length && !width) return {};
  const [long, wide] = [length, width].map((side) => typedLength(side, languageTag, unit === 'in' ? 'in' : 'mm'));
  if (!long || long > MAX_LENGTH_MM) return { problem: 'length' };
  if (!wide || wide > MAX_LENGTH_MM) return { problem: 'width' };
  return { piece: { length: long, width: wide } };
};

/** Converts the search to GraphQL input. */
export const filterOf = (search: StockroomSearch, languageTag: string): StockroomFilterInput => {
  const { piece } = pieceOf(search, languageTag);
  const { yard, material, finish, thickness, free } = search;
  return {
    ...(yard && { yard }),
    ...(material && { material }),
    ...(finish && { finish }),
    ...(thickness && { thickness }),
    ...(piece && { length_mm: piece.length, width_mm: piece.width }),
    ...(free && { is_available: true }),
  };
};
