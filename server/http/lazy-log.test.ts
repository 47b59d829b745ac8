import { expect, test, vi } from 'vitest';
import { createLog } from '#commerce/platform/log.ts';
import { LazyLog } from './lazy-log.ts';

test('a log is made once, when it is first written to, and writes what it is told at every level', () => {
  const lines: Record<string, unknown>[] = [];
  const parent = createLog('trace', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const make = vi.fn(() => parent.child({ reqId: 'one' }));
  const log = new LazyLog(make);
  expect(make).not.toHaveBeenCalled();
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) log[level]({ at: level }, 'told');
  log.silent({ at: 'silent' }, 'told');
  log.child({ part: 'two' }).info('of a part');
  expect(make).toHaveBeenCalledTimes(1);
  expect(lines.map(({ at, msg }) => [at, msg])).toEqual([
    ...['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, 'told']),
    [undefined, 'of a part'],
  ]);
  for (const line of lines) expect(line.reqId).toBe('one');
  expect(log.level).toBe('trace');
});
