import type { AttributeMap } from './attribute-map.ts';

type Record = Readonly<{ [name: string]: unknown }>;

const isRecord = (value: unknown): value is Record =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Names of variables with attribute codes as fields. */
const BY_CODE = new Set(['filter', 'sort']);

/** Converts variables to the remote attribute codes. */
export const variablesThere = (variables: Record, { theirs }: AttributeMap): Record =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      BY_CODE.has(name) && isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([code, wish]) => [theirs(code), wish]))
        : value,
    ]),
  );

const VALUES = new Set(['AttributeValue', 'AttributeSelectedOptions']);

const numberHere = (value: string, times: number): string => {
  const number = Number(value);
  return times === 1 || value.trim() === '' || !Number.isFinite(number)
    ? value
    : String(Number((number * times).toFixed(4)));
};

/** Converts the value of an attribute; other values stay unchanged. */
const valueHere = (value: Record, { ours, times }: AttributeMap): Record => {
  const { __typename: kind, code } = value;
  if (typeof code !== 'string' || !VALUES.has(String(kind))) return value;
  const named = ours(code);
  return {
    ...value,
    code: named,
    ...(typeof value['value'] === 'string' ? { value: numberHere(value['value'], times(named)) } : {}),
  };
};

/** Converts the sort fields of a list, which have attribute codes as values. */
const ordersHere = (orders: Record, { ours }: AttributeMap): Record => ({
  ...orders,
  ...(typeof orders['default'] === 'string' ? { default: ours(orders['default']) } : {}),
  ...(Array.isArray(orders['options'])
    ? {
        options: orders['options'].map((option: unknown) =>
          isRecord(option) && typeof option['value'] === 'string'
            ? { ...option, value: ours(option['value']) }
            : option,
        ),
      }
    : {}),
});

/** Converts a response of the remote back end to local attribute codes. */
export const dataHere = (data: unknown, map: AttributeMap): unknown => {
  if (Array.isArray(data)) return data.map((one) => dataHere(one, map));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(valueHere(data, map)).map(([name, value]) => {
      if (name === 'attribute_code' && typeof value === 'string') return [name, map.ours(value)];
      if (name === 'sort_fields' && isRecord(value)) return [name, ordersHere(value, map)];
      return [name, dataHere(value, map)];
    }),
  );
};
