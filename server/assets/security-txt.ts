import type { FastifyInstance } from 'fastify';
import type { Clock } from '#commerce/platform/clock.ts';
import type { Settings } from '#commerce/platform/settings.ts';

const HALF_A_YEAR_MS = 182 * 24 * 3600 * 1000;

/** Serves the contact for vulnerability reports (RFC 9116); each response expires half a year later. */
export const addSecurityTxtRoute = (
  app: FastifyInstance,
  { publicUrl, supportEmail }: Pick<Settings, 'publicUrl' | 'supportEmail'>,
  clock: Clock,
): void => {
  const contacts = [...new Set(Object.values(supportEmail))].map((email) => `Contact: mailto:${email}\n`);
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + HALF_A_YEAR_MS).toISOString();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        `${contacts.join('')}Expires: ${expires}\nPreferred-Languages: ${Object.keys(supportEmail).join(', ')}\nCanonical: ${publicUrl}/.well-known/security.txt\n`,
      );
  });
};
