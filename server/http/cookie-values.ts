/** Cookies of a `Cookie` header by name; of two with one name, the first. Values as they were sent. */
export const cookieValues = (header: string | undefined): ReadonlyMap<string, string> => {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return [name, value];
  });
  return new Map(pairs.toReversed());
};
