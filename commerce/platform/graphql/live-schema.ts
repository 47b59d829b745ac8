import type { GraphQLSchema } from 'graphql';
import { derived } from '../cache/derived.ts';
import type { Invalidation } from '../cache/invalidation.ts';

type Options = {
  cache: Invalidation;
  /** Purged when the SDL may have changed. */
  tags: readonly string[];
  /** SDL that data adds to the contract. */
  readExtensions: () => Promise<string>;
  assemble: (extensions: string) => GraphQLSchema;
};

/** A schema that follows the data: made anew only when the SDL differs, since every document is then prepared again. */
export const liveSchema = ({ cache, tags, readExtensions, assemble }: Options): (() => Promise<GraphQLSchema>) => {
  let made: { extensions: string; schema: GraphQLSchema } | undefined;
  return derived(cache, tags, async () => {
    const extensions = await readExtensions();
    if (made?.extensions !== extensions) made = { extensions, schema: assemble(extensions) };
    return made.schema;
  });
};
