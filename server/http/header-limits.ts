import type { FastifyInstance } from 'fastify';

/** Maximum length of one header value, as in Apache and nginx. */
export const MAX_HEADER_CHARACTERS = 8_190;

/** Refuses longer headers with 431 before they are parsed. */
export const addHeaderLimits = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    for (const [name, value] of Object.entries(request.headers))
      if ((value?.length ?? 0) > MAX_HEADER_CHARACTERS)
        return done(Object.assign(new Error(`The request header ${name} is too long`), { statusCode: 431 }));
    done();
  });
};
