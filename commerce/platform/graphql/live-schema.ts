import type { GraphQLSchema } from 'graphql';
import { derived } from '../cache/derived.ts';
import type { Platform } from '../context.ts';
import type { ResolverMap } from './types.ts';

/** Fields that depend on data, with their resolvers, which follow from the SDL. */
export type SchemaExtensions = { sdl: string; resolvers: ResolverMap };

type Options = {
  platform: Pick<Platform, 'cache' | 'db'>;
  /** Purged when the SDL may have changed. */
  tags: readonly string[];
  readExtensions: () => Promise<SchemaExtensions>;
  assemble: (extensions: SchemaExtensions) => GraphQLSchema;
};

/** A schema that follows the data. It is rebuilt only if the SDL differs, because that discards prepared documents. */
export const liveSchema = ({ platform, tags, readExtensions, assemble }: Options): (() => Promise<GraphQLSchema>) => {
  let current: { sdl: string; schema: GraphQLSchema } | undefined;
  return derived(platform, tags, async () => {
    const extensions = await readExtensions();
    if (current?.sdl !== extensions.sdl) current = { sdl: extensions.sdl, schema: assemble(extensions) };
    return current.schema;
  });
};
