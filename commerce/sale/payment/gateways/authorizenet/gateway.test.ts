import { expect, test, vi } from 'vitest';
import type { AuthorizeNetSettings } from './settings.ts';
import { openAuthorizeNet } from './testing/authorizenet-stand.ts';
import { describeGateway } from '../../testing/conformance.ts';
import { listen, readBody } from '../../testing/http-server.ts';
import { createAuthorizeNetGateway } from './gateway.ts';

describeGateway('Authorize.Net', () => openAuthorizeNet());

const SETTINGS: Omit<AuthorizeNetSettings, 'server'> = {
  action: 'authorize_capture',
  loginId: 'login',
  transactionKey: 'key',
  clientKey: 'client',
  signatureKey: undefined,
  currency: 'CAD',
};
const OK = { messages: { resultCode: 'Ok', message: [] } };
const refusing = (code: string, text: string) => ({ messages: { resultCode: 'Error', message: [{ code, text }] } });
const made = (more: object) => ({ ...OK, transactionResponse: { responseCode: '1', transId: '9', ...more } });

/** A gateway with this response to a transaction and this transaction state; other responses are empty. */
const answering = async <T>(
  response: object | number,
  run: (gateway: ReturnType<typeof createAuthorizeNetGateway>) => Promise<T>,
  transactionStatus = 'settledSuccessfully',
): Promise<T> => {
  const { address, stop } = await listen(async (request, reply) => {
    const [name] = Object.keys(JSON.parse(await readBody(request)) as object);
    const details = { ...OK, transaction: { transId: '9', transactionStatus, authAmount: 1, settleAmount: 1 } };
    const other = name === 'getTransactionDetailsRequest' ? details : OK;
    const reported = name === 'createTransactionRequest' ? response : other;
    reply.writeHead(typeof reported === 'number' ? reported : 200).end(JSON.stringify(reported));
  });
  return run(createAuthorizeNetGateway({ ...SETTINGS, server: address })).finally(stop);
};
const charge = (response: object | number) =>
  answering(response, (gateway) =>
    gateway.charge({ key: 'k', nonce: 'n', amount: 100, currency: 'CAD', action: 'authorize_capture' }),
  );

test('an invalid response to a charge is an error of unknown outcome, not a decline', async () => {
  await expect(charge(refusing('E00001', 'An error occurred.'))).rejects.toThrow('E00001 An error occurred.');
  await expect(charge({ messages: { resultCode: 'Error', message: [] } })).rejects.toThrow('no reason');
  await expect(charge(OK)).rejects.toThrow('did not say what came of a transaction');
  await expect(charge(500)).rejects.toThrow('responded with 500');
  expect(await charge(refusing('E00114', 'Invalid OTS Token.'))).toEqual({
    status: 'declined',
    reason: 'Authorize.Net: E00114 Invalid OTS Token.',
  });
});

test('a partial charge that cannot be voided, and a held one, are not reported as paid', async () => {
  const part = { prePaidCard: { requestedAmount: '1.00', approvedAmount: '0.40' } };
  await expect(charge(made(part))).rejects.toThrow('charged 0.40 for k: undone');
  await expect(charge(made({ responseCode: '4' }))).rejects.toThrow('did not void 9: response 4');
});

test('reports failed refunds, captures and releases', async () => {
  const declined = made({ responseCode: '3', errors: [{ errorCode: '54', errorText: 'not settled' }] });
  const refund = (response: object) =>
    answering(response, (gateway) => gateway.refund('9', { key: 'k', amount: 100, currency: 'CAD' }));
  await expect(refund(declined)).rejects.toThrow('did not refund 9: not settled');
  await expect(refund(made({ transId: undefined }))).rejects.toThrow('did not refund 9');
  expect(await refund(made({ transId: '10' }))).toEqual({ transactionId: '10' });
  const inState = (status: string) =>
    answering(declined, (gateway) => gateway.capture('9', { key: 'k', amount: 100, currency: 'CAD' }), status);
  expect(await inState('authorizedPendingCapture')).toEqual({ status: 'declined', reason: 'not settled' });
  expect(
    await answering(
      made({}),
      (gateway) => gateway.capture('9', { key: 'k', amount: 100, currency: 'CAD' }),
      'authorizedPendingCapture',
    ),
  ).toEqual({ status: 'captured' });
  expect(await inState('expired')).toEqual({
    status: 'declined',
    reason: 'what was set aside on it is there no more (expired)',
  });
  await expect(answering(declined, (gateway) => gateway.void('9'), 'capturedPendingSettlement')).rejects.toThrow(
    'did not void 9: not settled',
  );
});

test('requests the full amount with a duplicate window of eight hours', async () => {
  const stand = await openAuthorizeNet();
  const requested = { key: 'k', nonce: stand.nonceOf('valid'), amount: 100, currency: 'CAD' } as const;
  await stand.gateway.charge({ ...requested, action: 'authorize' });
  const { transactionRequest } = (
    JSON.parse(stand.bodies[0]!) as { createTransactionRequest: { transactionRequest: object } }
  ).createTransactionRequest;
  expect(transactionRequest).toMatchObject({
    transactionSettings: {
      setting: [
        { settingName: 'allowPartialAuth', settingValue: 'false' },
        { settingName: 'duplicateWindow', settingValue: '28800' },
      ],
    },
  });
  await stand.stop();
});

test('accepts no notifications without a signature key', async () => {
  expect(await answering(OK, async (gateway) => gateway.notices)).toBeUndefined();
});

test('uses the configured server and reports to the browser whether it is the sandbox', async () => {
  const requested = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('not sent'));
  const hosts: unknown[] = [];
  for (const server of ['production', 'sandbox'] as const) {
    const gateway = createAuthorizeNetGateway({ ...SETTINGS, server });
    await expect(gateway.void('9')).rejects.toThrow('not sent');
    hosts.push([String(requested.mock.lastCall?.[0]), gateway.browserKeys?.isSandbox]);
  }
  requested.mockRestore();
  expect(hosts).toEqual([
    ['https://api.authorize.net/xml/v1/request.api', false],
    ['https://apitest.authorize.net/xml/v1/request.api', true],
  ]);
});
