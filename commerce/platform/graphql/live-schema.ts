import type { GraphQLSchema } from 'graphql';
import { derived } from '../cache/derived.ts';
import type { Invalidation } from '../cache/invalidation.ts';
import type { ResolverMap } from './types.ts';

/** What data adds to the contract; the SDL decides the resolvers. */
export type SchemaExtensions = { sdl: string; resolvers: ResolverMap };

type Options = {
  cache: Invalidation;
  /** Purged when the SDL may have changed. */
  tags: readonly string[];
  readExtensions: () => Promise<SchemaExtensions>;
  assemble: (extensions: SchemaExtensions) => GraphQLSchema;
};

/** A schema that follows the data: made anew only when the SDL differs, since every document is then prepared again. */
export const liveSchema = ({ cache, tags, readExtensions, assemble }: Options): (() => Promise<GraphQLSchema>) => {
  let made: { sdl: string; schema: GraphQLSchema } | undefined;
  return derived(cache, tags, async () => {
    const extensions = await readExtensions();
    if (made?.sdl !== extensions.sdl) made = { sdl: extensions.sdl, schema: assemble(extensions) };
    return made.schema;
  });
};
