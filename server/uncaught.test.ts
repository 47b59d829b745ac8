import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { request, startFixture as start } from './testing/started-fixture.ts';

test('running out of file descriptors, disk or memory in a system call is logged and survived; an error of ours ends the process in order', async () => {
  const { child, exited, origin, has } = await start();
  child.send({ code: 'EMFILE' });
  child.send({ code: 'ENOSPC' });
  child.send({ code: 'ENOMEM' });
  expect((await request(`${origin}/x`)).status).toBe(200);
  child.send({});
  expect(await exited).toBe(1);
  await has(/closed/);
});

test.runIf(existsSync('/usr/bin/prlimit'))(
  'more connections than the process may have open files end no process',
  async () => {
    const { child, port, origin } = await start({}, 64);
    const sockets = Array.from({ length: 200 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    await Promise.all(
      sockets.map((socket) => (socket.connecting ? Promise.race([once(socket, 'connect'), once(socket, 'close')]) : 0)),
    );
    expect((await request(`${origin}/x`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
  },
);

test.runIf(existsSync('/dev/full'))('a log that cannot be written, as on a full disk, ends no process', async () => {
  const log = join(import.meta.dirname, '../commerce/platform/log.ts');
  const script = `import { createLog } from ${JSON.stringify(log)};
    const log = createLog('info');
    for (let line = 0; line < 5; line += 1) log.info('hello');
    setTimeout(() => { log.info('still here'); process.exit(7); }, 50);`;
  const child = spawn('sh', ['-c', 'exec "$0" --input-type=module -e "$1" > /dev/full', process.execPath, script], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect((await once(child, 'exit'))[0]).toBe(7);
});
