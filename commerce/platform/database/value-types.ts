import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMP_TZ = 1184;

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number.`);
  return value;
};

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, safeInteger],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMP_TZ, (text) => new Date(text)],
]);

/** int8 and numeric as number, timestamptz as Date, date as `YYYY-MM-DD`; others as in node-postgres. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
