/** Raw cookie values of a `Cookie` header by name; the first wins if a name occurs twice. */
export const cookieValues = (header: string | undefined): ReadonlyMap<string, string> => {
  const pairs = (header ?? '').split(';').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return [name, value];
  });
  return new Map(pairs.toReversed());
};
