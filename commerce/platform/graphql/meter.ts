import type { GraphQLFieldResolver } from 'graphql';
import type { FairSlices } from './fair-slices.ts';

/** Counts the fields that one operation resolves. */
export type Meter = {
  fields: number;
  /** Further fields resolve to null, and the whole response is refused. */
  readonly limit: number;
  /** If set, long lists are resolved in slices, so that other requests run in between. */
  readonly slices: { turns: FairSlices; address: string } | undefined;
};

/** Once an operation has resolved this many fields, its short lists are sliced too. */
const HEAVY_FIELDS = 1_500;
const LONG_LIST = 24;
const SLICE = 8;

const meters = new WeakMap<object, Meter>();

export const setMeter = (context: object, meter: Meter): void => void meters.set(context, meter);

const isObjectList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object';

const inSlices = (value: unknown, meter: Meter): unknown => {
  const { slices } = meter;
  if (!slices) return value;
  if (value instanceof Promise) return value.then((resolved) => inSlices(resolved, meter));
  if (!isObjectList(value) || (value.length <= LONG_LIST && meter.fields < HEAVY_FIELDS)) return value;
  let turn = Promise.resolve();
  return value.map((item, index) => {
    if (index % SLICE === 0) turn = turn.then(() => slices.turns.next(slices.address));
    return turn.then(() => item);
  });
};

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** The resolver, counted on the meter of its request if there is one. */
export const measured =
  (resolve: Resolver): Resolver =>
  (source, args, context, info) => {
    const meter = meters.get(context as object);
    if (!meter) return resolve(source, args, context, info);
    meter.fields += 1;
    return meter.fields > meter.limit ? null : inSlices(resolve(source, args, context, info), meter);
  };
