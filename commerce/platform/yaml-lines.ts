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

/** Line of the entry at `keys`, from 1; for a missing entry the line of its nearest parent. */
export const lineAt = (document: Document, lines: LineCounter, keys: Keys): number | undefined => {
  for (let length = keys.length; length >= 0; length--) {
    const node = nodeAt(document, keys.slice(0, length));
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
};
