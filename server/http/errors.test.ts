import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addErrorHandlers } from './errors.ts';

const WARNING = 40;
const ERROR = 50;

test('a request refused while the shop is too busy is a warning in the log, a failure is an error', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  addErrorHandlers(app);
  app.get('/busy', async () => {
    throw Object.assign(new Error('Too busy'), { statusCode: 503, retryAfterSeconds: 5 });
  });
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  const [busy, broken] = [await app.inject('/busy?word=1'), await app.inject('/broken')];
  expect([busy.statusCode, busy.headers['retry-after'], broken.statusCode]).toEqual([503, '5', 500]);
  const logged = lines.map((line) => JSON.parse(line) as { level: number; path: string });
  expect(logged.map(({ level, path }) => [level, path])).toEqual([
    [WARNING, '/busy'],
    [ERROR, '/broken'],
  ]);
});
