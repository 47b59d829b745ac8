import type { FastifyInstance } from 'fastify';

/** Longest value of one request header. Apache and nginx have the same limit. */
export const MAX_HEADER_CHARACTERS = 8_190;

/** Refuses a longer header with 431 before anything parses it. */
export const addHeaderLimits = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    for (const [name, value] of Object.entries(request.headers))
      if ((value?.length ?? 0) > MAX_HEADER_CHARACTERS)
        return done(Object.assign(new Error(`The request header ${name} is too long`), { statusCode: 431 }));
    done();
  });
};
