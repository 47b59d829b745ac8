import { buildSchema, execute, parse, type DocumentNode, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { serveBare } from './fork-bare.ts';

type Input = { schema: string; query: string; variables: Record<string, unknown>; data: unknown };

/** The objects are the data of a response, whose keys are aliases. */
const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, { path }) =>
  source[path.key];

/** Executes one operation by graphql-js over objects in memory, for each request; parsed once. */
await serveBare(({ schema: sdl, query, variables, data }: Input) => {
  const schema: GraphQLSchema = buildSchema(sdl, { assumeValid: true });
  const document: DocumentNode = parse(query);
  return async (request, response) => {
    for await (const _chunk of request);
    const result = await execute({ schema, document, rootValue: data, variableValues: variables, fieldResolver });
    if (result.errors?.[0]) throw result.errors[0];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(result));
  };
});
