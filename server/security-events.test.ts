import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { smallCatalogue } from '#commerce/import/testing/small-catalogue.ts';
import { migratedFolder } from '#commerce/platform/database/testing/migrated-folder.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '#commerce/platform/security-events.ts';
import { createVisitor, MOVED, SHOP } from './testing/visitor.ts';

/** A shop in its own process, called over HTTP and by staff commands, and its log. */
const WAIT = { timeout: 60_000, interval: 20 };
const varDir = migratedFolder();
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  VAR_DIR: varDir,
  DATABASE_URL: '',
  PUBLIC_URL: SHOP,
  SMTP_URL: '',
  LOG_LEVEL: 'info',
};

const command = (file: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', file), ...words], { env: environment });

let printed = '';
let visitor: ReturnType<typeof createVisitor>;

beforeAll(async () => {
  await command('commerce/import/load.ts', smallCatalogue());
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill/shop-process.ts')], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (chunk: Buffer) => void (printed += chunk.toString()));
  const port = await vi.waitFor(() => {
    const found = /^\{"port":(\d+)\}$/m.exec(printed)?.[1];
    if (!found) throw new Error('It does not listen yet');
    return found;
  }, WAIT);
  visitor = createVisitor(`http://127.0.0.1:${port}`);
  return async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    rmSync(varDir, { recursive: true, force: true });
  };
}, 300_000);

type Line = { event: SecurityEvent; level: number; msg: string; requestId?: string; action?: string };

const lines = (): Line[] =>
  printed
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ event }) => event in SECURITY_EVENTS);

const mailTo = async (email: string, what = 'token='): Promise<string> =>
  vi.waitFor(() => {
    const folder = join(varDir, 'mail');
    const found = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
      .find((mail) => mail.includes(`To: ${email}\r\n`) && mail.includes(what));
    if (!found) throw new Error('No mail yet');
    return found;
  }, WAIT);

/** Runs the action and resolves with the id of its response. */
type Deed = () => Promise<string>;

const times = async (count: number, deed: Deed): Promise<string> => {
  for (let done = 1; done < count; done++) await deed();
  return deed();
};

const DEEDS: Partial<Record<SecurityEvent, Deed>> = {
  'account-created': () => visitor.openAccount(),
  'sign-in': () => visitor.signIn(),
  'passkey-added': () => visitor.addPasskey(),
  'passkey-refused': () => visitor.usePasskey('x'),
  'passkey-removed': () => visitor.removePasskey(),
  'password-check-failed': () => visitor.changePassword('Wrong-pass1'),
  'password-changed': () => visitor.changePassword(),
  'email-change-asked': () => visitor.requestEmail(),
  'confirmation-refused': () => visitor.proveEmail('x'.repeat(43)),
  'email-changed': async () =>
    visitor.proveEmail(/key=([A-Za-z0-9]{43})/.exec(await mailTo(MOVED, 'key='))?.[1] ?? 'none'),
  'not-the-owner': () => visitor.readForeignCart(),
  'session-revoked': () => visitor.signOut(),
  'reset-requested': () => visitor.requestReset(),
  'reset-refused': () => visitor.reset('x'.repeat(43)),
  'reset-done': async () => visitor.reset(/token=([A-Za-z0-9]{43})/.exec(await mailTo(visitor.email))?.[1] ?? 'none'),
  'account-deleted': async () => {
    await visitor.signIn();
    return visitor.deleteAccount();
  },
  'sign-in-failed': () => visitor.signIn('Wrong-pass1'),
  'sign-in-slowed': () => times(5, () => visitor.signIn('Wrong-pass1')),
  'coupon-refused': () => visitor.tryCoupon(),
  'coupons-stopped': () => times(10, () => visitor.tryCoupon()),
  'card-number-refused': () => visitor.pay({ comments: '4111 1111 1111 1111' }),
  'total-changed': () => visitor.payElsewhere({ headers: { 'x-expected-total': '1.00 CAD' } }),
  'order-key-reused': () => times(2, () => visitor.payElsewhere({ headers: { 'idempotency-key': 'one' } })),
  'payment-declined': () => visitor.pay({ outcome: 'declined' }),
  'payments-stopped': () => times(5, () => visitor.pay({ outcome: 'declined' })),
  'order-lookup-failed': () => visitor.trackOrder(),
  'link-refused': () => visitor.openHold(),
  'program-refused': () => visitor.callAsProgram(),
  'limit-met': () => times(11, () => visitor.trackOrder()),
  'page-error': () => visitor.reportPageError(),
  'policy-violation': () => visitor.reportViolation(),
};

test('a running shop logs every event of the table in one line with the request id', async () => {
  const reported: string[] = [];
  for (const [event, deed] of Object.entries(DEEDS) as [SecurityEvent, Deed][]) {
    const id = await deed();
    const ofIt = await vi.waitFor(() => {
      const found = lines().filter(({ requestId }) => requestId === id);
      if (found.length === 0) throw new Error(`Nothing is written of ${event}`);
      return found;
    }, WAIT);
    expect(ofIt).toEqual([
      expect.objectContaining({
        event,
        level: SECURITY_EVENTS[event].level === 'warn' ? 40 : 30,
        msg: 'security event',
        network: expect.stringMatching(/^[0-9a-f]{16}$/),
      }),
    ]);
    reported.push(event);
  }
  // `commerce/security-events.test.ts` changes a company and refuses staff. Staff have a command, and only a shop with its own gateway
  // receives notices: `commerce/sale/payment/testing/notice-conformance.ts` forges one.
  expect([...reported, 'company-changed', 'staff-action', 'staff-refused', 'payment-notice-forged'].sort()).toEqual(
    Object.keys(SECURITY_EVENTS).sort(),
  );
}, 300_000);

test('the running shop logs staff commands: loading a catalogue, listing customers’ messages', async () => {
  const actions = () => lines().flatMap(({ event, action }) => (event === 'staff-action' ? [action] : []));
  await vi.waitFor(() => expect(actions()).toEqual(['catalogue-loaded']), WAIT);
  await command('commerce/staff-command.ts', 'messages', 'list');
  await vi.waitFor(() => expect(actions()).toEqual(['catalogue-loaded', 'messages list']), WAIT);
}, 300_000);

test('the log contains no personal data and no typed text', () => {
  expect(lines().length).toBeGreaterThan(Object.keys(SECURITY_EVENTS).length);
  for (const secret of visitor.secrets()) expect(printed).not.toContain(secret);
  // A request that took long has a line of its own, with its address.
  const events = printed.replaceAll(/^.*"msg":"request"\}$/gm, '');
  expect(events).not.toMatch(/127\.0\.0\.1|::1|tok_visa|4111\D?1111|Bearer/);
});
