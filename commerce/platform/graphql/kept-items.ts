import type { ExecutionResult } from 'graphql';
import { ownBytes } from '../cache/own-bytes.ts';
import type { CommerceContext } from '../context.ts';
import { createMemo } from '../memo.ts';
import { setMeter } from './meter.ts';
import type { Meter } from './meter.ts';
import type { SplitDocument } from './split-document.ts';
import { jsonOf } from './written.ts';

type Variables = Readonly<Record<string, unknown>>;

/** `text` begins with the comma that parts it from the one before. */
type Item = { text: Buffer; tags: readonly string[]; fields: number; entities: number };

type Kept = { bytes: number; items: Map<string, Map<number, Item>> };

/** Of one source; beyond it all are made anew as they are asked for. */
const MAX_BYTES = 16 * 1024 * 1024;
/** An item besides its text, one of its tags, and a key besides its text: a caller may name any shop address. */
const [ITEM_BYTES, TAG_BYTES, KEY_BYTES] = [300, 20, 300];

const sources = new WeakMap<object, Kept>();

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Another for each object. */
const numberOf = (object: object): number => {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  numbers.set(object, ++lastNumber);
  return lastNumber;
};

/** Everything that the text of an item depends on besides its source. */
const keyOf = (split: SplitDocument, { storeView, currency, customer, settings }: CommerceContext, given: Variables) =>
  `${numberOf(split)}/${numberOf(storeView)}/${currency}/${customer?.groupId ?? ''}/${settings.requestOrigin ?? ''}/${split.variables.map((name) => String(given[name])).join()}`;

const keptOf = (source: object): Kept => {
  const known = sources.get(source);
  if (known && known.bytes < MAX_BYTES) return known;
  const made: Kept = { bytes: 0, items: new Map() };
  sources.set(source, made);
  return made;
};

/** Undefined for one that cannot be kept, such as one with errors. */
const make = (
  { list, item }: SplitDocument,
  object: unknown,
  context: CommerceContext,
  variables: Variables,
  limit: number,
): Item | undefined => {
  const tags = new Set<string>();
  const own: CommerceContext = { ...context, tags, perRequest: createMemo() };
  const meter: Meter = { fields: 0, limit, slices: undefined };
  setMeter(own, meter);
  const result = item.query({ item: object }, own, variables) as ExecutionResult | Promise<ExecutionResult>;
  if ('then' in result || result.errors?.length || !result.data?.item || meter.fields > limit) return undefined;
  return {
    text: ownBytes(`,${jsonOf(result.data.item)}`),
    tags: list.tagsOf(tags, own),
    fields: meter.fields,
    entities: list.entitiesIn(own),
  };
};

const itemsOf = (kept: Kept, key: string): Map<number, Item> => {
  const known = kept.items.get(key);
  if (known) return known;
  const made = new Map<number, Item>();
  kept.items.set(key, made);
  kept.bytes += KEY_BYTES + key.length;
  return made;
};

/** Text of an object before and after the value of a key. */
const around = (object: Readonly<Record<string, unknown>>, key: string): readonly [string, string] => {
  const entries = Object.entries(object);
  const at = entries.findIndex(([name]) => name === key);
  const text = (some: typeof entries): string => jsonOf(Object.fromEntries(some)).slice(1, -1);
  const [before, after] = [text(entries.slice(0, at)), text(entries.slice(at + 1))];
  return [`{${before}${before && ','}${JSON.stringify(key)}:`, `${after && ','}${after}}`];
};

/** A comma before each but the first: as in what is kept of them. */
const withCommas = (texts: readonly Buffer[]): readonly Buffer[] =>
  texts.map((text, index) => (index === 0 ? text.subarray(1) : text));

type Named = { id: number };
type Answered = { result: ExecutionResult; body: readonly Buffer[] | undefined };

/**
 * Answers a query whose list is put together from kept items; `body` is the text of the whole answer in parts, where
 * there is a list. Undefined where the query has to be answered as a whole.
 */
export const answerFromKept = async (
  split: SplitDocument,
  context: CommerceContext,
  variables: Variables,
  meter: Meter,
): Promise<Answered | undefined> => {
  const { list, listKey, itemsKey } = split;
  const result: ExecutionResult = await split.rest.query(undefined, context, variables);
  const answer = result.data?.[listKey] as Record<string, unknown> | null | undefined;
  if (!answer) return { result, body: undefined };
  const source = list.sourceIn(context);
  if (result.errors?.length || !source) return undefined;
  const kept = keptOf(source);
  const known = itemsOf(kept, keyOf(split, context, variables));
  const { tags: shown } = context;
  const texts: Buffer[] = [];
  for (const object of answer[itemsKey] as readonly Named[]) {
    let item = known.get(object.id);
    if (!item) {
      item = make(split, object, context, variables, meter.limit);
      if (!item) return undefined;
      known.set(object.id, item);
      kept.bytes += ITEM_BYTES + item.text.length + TAG_BYTES * item.tags.length;
    }
    texts.push(item.text);
    for (const tag of item.tags) shown.add(tag);
    meter.fields += item.fields;
    list.addEntities(context, item.entities);
  }
  const [start, end] = around(result.data!, listKey);
  const [before, after] = around(answer, itemsKey);
  const [first, last] = [`{"data":${start}${before}[`, `]${after}${end}}`];
  return { result, body: [ownBytes(first), ...withCommas(texts), ownBytes(last)] };
};
