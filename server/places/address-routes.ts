import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as v from 'valibot';
import {
  ADDRESS_DETAILS_PATH,
  ADDRESS_SUGGESTIONS_PATH,
  MAX_ADDRESS_LENGTH,
  MIN_ADDRESS_LENGTH,
} from '#contract/places.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { AddressProvider } from './address-provider.ts';

const BODY_LIMIT = 2_000;

const language = v.picklist(['en', 'fr']);
/** Google accepts URL-safe base64 of up to 36 characters, such as a UUID. */
const session = v.pipe(v.string(), v.regex(/^[\w-]{16,36}$/));
const Question = v.object({
  input: v.pipe(v.string(), v.trim(), v.minLength(MIN_ADDRESS_LENGTH), v.maxLength(MAX_ADDRESS_LENGTH)),
  country: v.picklist(['CA', 'US']),
  language,
  session,
});
const Details = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,400}$/)), language, session });

/** Other sites must not use the merchant's account; browsers send the origin of a request. */
const isOfAnotherSite = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', undefined].includes(headers['sec-fetch-site'] as string | undefined);

type Options = { provider: AddressProvider; limit: RouteShorthandOptions; log: Pick<Log, 'warn'> };

/** Address suggestions for all forms, also for guests. Addresses are neither stored nor logged. */
export const addAddressRoutes = (app: FastifyInstance, { provider, limit, log }: Options): void => {
  const route = <S extends v.GenericSchema>(
    path: string,
    schema: S,
    respond: (question: v.InferOutput<S>) => Promise<object | undefined>,
  ): void => {
    app.post(path, { ...limit, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isOfAnotherSite(request)) return reply.code(403).send({});
      const question = v.safeParse(schema, request.body);
      if (!question.success) return reply.code(400).send({});
      try {
        const found = await respond(question.output);
        return await (found ? reply.send(found) : reply.code(404).send({}));
      } catch (error) {
        log.warn(`No addresses: ${error instanceof Error ? error.message : 'unknown reason'}`);
        return reply.code(502).send({});
      }
    });
  };
  route(ADDRESS_SUGGESTIONS_PATH, Question, async (question) => ({ suggestions: await provider.suggest(question) }));
  route(ADDRESS_DETAILS_PATH, Details, (question) => provider.details(question));
};
