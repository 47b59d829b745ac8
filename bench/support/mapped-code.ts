const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers of one segment of a source map, in base 64 with variable length. */
const numbersOf = (segment: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const sign of segment) {
    const digit = DIGITS.indexOf(sign);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
};

type SourceMap = { sources: readonly string[]; mappings: string };

/** Code of a built file by the source it comes from; under '' what the bundler added: what files take of each other. */
export const codeBySource = (code: string, { sources, mappings }: SourceMap): Map<string, string> => {
  const parts = new Map<string, string>();
  const lines = code.split('\n');
  let source = 0;
  for (const [at, segments] of mappings.split(';').entries()) {
    const line = lines[at] ?? '';
    let column = 0;
    let owner = '';
    for (const segment of segments ? segments.split(',') : []) {
      const [forward = 0, further] = numbersOf(segment);
      parts.set(owner, (parts.get(owner) ?? '') + line.slice(column, column + forward));
      column += forward;
      if (further !== undefined) source += further;
      owner = further === undefined ? '' : (sources[source] ?? '');
    }
    parts.set(owner, (parts.get(owner) ?? '') + line.slice(column));
  }
  return parts;
};
