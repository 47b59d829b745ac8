import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fixedClock } from '../clock.ts';
import { describeWithDatabase } from '../database/testing/database.ts';
import type { Database } from '../database/types.ts';
import { createJobs } from '../jobs/jobs.ts';
import { silentLog } from '../log.ts';
import { testPlatform } from '../testing/platform.ts';
import { createMailer } from './mailer.ts';
import { runStaff } from '../staff/run-staff.ts';
import { staff } from './staff.ts';

type Took = { to: string; id: string | undefined };

/** A mail server that responds to recipients by `rcpt` and stores accepted emails. */
const mailServer = async (
  rcpt: (to: string) => string,
): Promise<{ server: Server; url: string; took: Took[]; hangUp: () => void }> => {
  const took: Took[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let unread = '';
    let to = '';
    let isData = false;
    const response = (line: string): string => {
      if (isData) {
        if (line.startsWith('Message-ID:')) took.push({ to, id: line.slice(12) });
        if (line !== '.') return '';
        isData = false;
        return '250 ok';
      }
      if (line.startsWith('RCPT')) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        return rcpt(to);
      }
      isData = line === 'DATA';
      return isData ? '354 go on' : '250 ok';
    };
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const lines = (unread + bytes.toString()).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        const reply = response(line);
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    server,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    took,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
  };
};

describeWithDatabase('mails over SMTP', (open) => {
  let database: Database;
  let server: Server | undefined;

  beforeEach(async () => {
    database = await open();
    await sql`delete from job`.execute(database.kysely);
  });
  afterEach(() => server?.close());

  const setup = async (rcpt: (to: string) => string) => {
    const at = await mailServer(rcpt);
    ({ server } = at);
    const clock = fixedClock('2026-01-01T00:00:00Z');
    const jobs = createJobs({ database, clock, log: silentLog });
    const platform = { ...testPlatform(database), clock, jobs };
    const mail = createMailer({ jobs, settings: { ...platform.settings, smtpUrl: at.url } });
    const queue = (to: string) =>
      database.tx((db) => mail.enqueue(db, { to, subject: `For ${to}`, text: 'Merci, à bientôt' }));
    const command = (verb: 'list' | 'retry', ...args: string[]) => runStaff(platform, [staff], ['mail', verb, ...args]);
    return { ...at, clock, jobs, queue, command };
  };

  test('a deferred email is sent later, once, under the same id', async () => {
    let requested = 0;
    const { took, clock, jobs, queue, command } = await setup(() => (++requested === 1 ? '451 4.7.1 later' : '250 ok'));
    await queue('ann@example.com');
    await jobs.runDue();
    expect(took).toEqual([]);
    expect(await command('list')).toMatch(/waiting .*ann@example\.com .*451 4\.7\.1 later/);
    clock.advance(11_000);
    await jobs.runDue();
    await jobs.runDue();
    expect(took).toEqual([{ to: 'ann@example.com', id: expect.stringMatching(/^<outbox-\d+@/) }]);
    expect(await command('list')).toBe('No unsent mails.');
  });

  test('an email refused for good delays no other, is listed for staff, and is sent on their request', async () => {
    let isKnown = false;
    const { took, clock, jobs, queue, command } = await setup((to) =>
      to.startsWith('bob') && !isKnown ? '550 5.1.1 nobody' : '250 ok',
    );
    await queue('bob@example.com');
    await queue('ann@example.com');
    await jobs.runDue();
    expect(took.map(({ to }) => to)).toEqual(['ann@example.com']);
    const listed = await command('list');
    expect(listed).toMatch(/given up .*bob@example\.com .* 1 .*550 5\.1\.1 nobody/);
    isKnown = true;
    clock.advance(3_600_001);
    await jobs.runDue();
    expect(took).toHaveLength(1);
    const id = /^(\d+) /m.exec(listed)?.[1] ?? '';
    await expect(command('retry', '999999999')).rejects.toThrow('There is no unsent mail 999999999');
    expect(await command('retry', id)).toMatch(/^Sent again within seconds: 1\./);
    await jobs.runDue();
    expect(took.map(({ to }) => to)).toEqual(['ann@example.com', 'bob@example.com']);
  });

  test.each([
    ['451 4.7.1 later', 'waiting', 12],
    ['530 5.7.0 sign in first', 'waiting', 12],
    ['552 5.2.2 full', 'given up', 1],
    ['554 5.7.1 spam', 'given up', 1],
  ])('%s: %s after the first attempt, %i attempts in all', async (response, state, times) => {
    const rcpt = vi.fn(() => response);
    const { clock, jobs, queue, command } = await setup(rcpt);
    await queue('ann@example.com');
    await jobs.runDue();
    expect(await command('list')).toMatch(new RegExp(`${state} .*ann@example\\.com .* 1 .*${response}`));
    for (let i = 0; i < 13; i++) {
      clock.advance(3_600_001);
      await jobs.runDue();
    }
    expect(await command('list')).toMatch(new RegExp(`given up .* ${times} .*${response}`));
    expect(rcpt).toHaveBeenCalledTimes(times);
  });

  test('a silent server delays no other job', async () => {
    const requested = vi.fn(() => '');
    const { jobs, queue, hangUp, took } = await setup(requested);
    const ran = vi.fn(async () => {});
    jobs.handle('note', ran);
    await queue('ann@example.com');
    jobs.start();
    await vi.waitFor(() => expect(requested).toHaveBeenCalled());
    await database.tx((db) => jobs.enqueue(db, 'note', {}));
    await vi.waitFor(() => expect(ran).toHaveBeenCalled());
    expect(took).toEqual([]);
    hangUp();
    await jobs.close();
  });
});
