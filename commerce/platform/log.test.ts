import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('never writes credentials, addresses or nonces, however deep they lie', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  log.info(
    {
      email: 'ann@example.com',
      request: { authorization: 'Bearer abc' },
      body: { payment: { payment_method_nonce: 'tok_visa' } },
    },
    'hello',
  );
  expect(lines.join('')).toContain('hello');
  expect(lines.join('')).not.toMatch(/ann@|abc|tok_visa/);
});
