/** Requested fields of an object; `true` for a field with all its content. */
type Wanted = Map<string, Wanted | true>;

/** Letters, digits, underscores, commas and square brackets; other text is not a filter. */
const FILTER = /^[\w,[\]]+$/;
const MAX_DEPTH = 16;

/** Parses `a,b[c,d[e]]`; undefined if the brackets do not match. */
const parse = (text: string): Wanted | undefined => {
  if (!FILTER.test(text)) return undefined;
  const root: Wanted = new Map();
  const open: Wanted[] = [root];
  let last: string | undefined;
  for (const [token] of text.matchAll(/\w+|[,[\]]/g)) {
    const here = open.at(-1)!;
    if (token === '[') {
      if (last === undefined || open.length > MAX_DEPTH) return undefined;
      const inner: Wanted = new Map();
      here.set(last, inner);
      open.push(inner);
      last = undefined;
    } else if (token === ']') {
      if (open.length === 1) return undefined;
      open.pop();
      last = undefined;
    } else if (token === ',') {
      last = undefined;
    } else {
      here.set(token, true);
      last = token;
    }
  }
  return open.length === 1 ? root : undefined;
};

const pick = (value: unknown, wanted: Wanted): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, wanted));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const inner = wanted.get(name);
      return inner === undefined ? [] : [[name, inner === true ? part : pick(part, inner)]];
    }),
  );
};

/**
 * Magento's `?fields=sku,items[name,price]`: the response with these fields only, for each element of a list. Scalars
 * are unchanged; an invalid filter leaves nothing.
 */
export const filterFields = (response: unknown, filter: string | null): unknown => {
  if (!filter || typeof response !== 'object' || response === null) return response;
  const wanted = parse(filter);
  return wanted ? pick(response, wanted) : [];
};
