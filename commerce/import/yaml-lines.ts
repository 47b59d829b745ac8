import { isMap, isNode, isScalar } from 'yaml';
import type { Document, LineCounter } from 'yaml';

export type Keys = readonly (string | number)[];

/** The key of a map's entry, which may stand lines above its value; else the value. */
const nodeAt = (document: Document, keys: Keys): unknown => {
  const around = keys.length > 0 ? document.getIn(keys.slice(0, -1), true) : undefined;
  const pair = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && String(key.value) === String(keys.at(-1)))
    : undefined;
  return pair?.key ?? document.getIn(keys, true);
};

/** The line of the entry at `keys`, counted from 1; where it is missing, that of the nearest entry around it. */
export const lineAt = (document: Document, lines: LineCounter, keys: Keys): number | undefined => {
  for (let length = keys.length; length >= 0; length--) {
    const node = nodeAt(document, keys.slice(0, length));
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
};
