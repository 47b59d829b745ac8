import { expect, test, vi } from 'vitest';
import { normalise } from './normalise.ts';
import { RestError } from './rest-error.ts';
import { createRestClient } from './rest.ts';

const guest = { token: () => undefined };
const json = (body: unknown, status = 200, statusText = ''): Response =>
  new Response(JSON.stringify(body), { status, statusText });
const slow = () => {
  const waiting: { finish: (response: Response) => void; signal: AbortSignal | null | undefined }[] = [];
  const send = vi.fn<typeof fetch>(
    (_address, init) =>
      new Promise((resolve, reject) => {
        waiting.push({ finish: resolve, signal: init?.signal });
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  return { send, waiting };
};

test('[RE-12] the helper sends GET, with credentials and JSON headers', async () => {
  const send = vi.fn<typeof fetch>(async () => json({}));
  await createRestClient(guest, send)('/rest/V1/thing');
  expect(send.mock.calls[0]?.[0]).toBe('/rest/V1/thing');
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'GET',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
});

test('[RE-13] sends the bearer token if there is one', async () => {
  const send = vi.fn<typeof fetch>(async () => json({}));
  await createRestClient({ token: () => 'abc' }, send)('/rest/V1/thing');
  await createRestClient(guest, send)('/rest/V1/thing');
  const headers = send.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
  expect(headers).toEqual(['Bearer abc', null]);
});

test('[RE-14] identical concurrent GETs share one response', async () => {
  const { send, waiting } = slow();
  const rest = createRestClient(guest, send);
  const both = [rest('/rest/V1/thing'), rest('/rest/V1/thing')];
  waiting[0]?.finish(json({ a_b: 1 }));
  expect(await Promise.all(both)).toEqual([{ aB: 1 }, { aB: 1 }]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('[RE-15][RE-16] no-store and reload abort an earlier request, which resolves with the newer response', async () => {
  const { send, waiting } = slow();
  const rest = createRestClient(guest, send);
  const older = rest('/rest/V1/thing');
  const newer = rest('/rest/V1/thing', { cache: 'reload' });
  expect(waiting[0]?.signal?.aborted).toBe(true);
  waiting[1]?.finish(json({ fresh: true }));
  expect(await Promise.all([older, newer])).toEqual([{ fresh: true }, { fresh: true }]);
});

test('[RE-17] requests with another method and a body are not shared', async () => {
  const { send, waiting } = slow();
  const rest = createRestClient(guest, send);
  const both = [
    rest('/rest/V1/thing', { method: 'POST', body: { a: 1 } }),
    rest('/rest/V1/thing', { method: 'POST', body: { a: 1 } }),
  ];
  for (const { finish } of waiting) finish(json('7'));
  expect(await Promise.all(both)).toEqual(['7', '7']);
  expect(send).toHaveBeenCalledTimes(2);
});

test('[ER-13][ER-18] the error of a failed response contains method, URL, status and the caller’s message', async () => {
  const rest = createRestClient(guest, async () =>
    json({ message: 'No %1 in %place', parameters: ['cart'] }, 404, 'Not Found'),
  );
  const error: unknown = await rest('/rest/V1/carts/1', { method: 'POST', body: {} }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(RestError);
  expect(error).toMatchObject({
    method: 'POST',
    resourceUrl: '/rest/V1/carts/1',
    status: 404,
    statusText: 'Not Found',
    baseMessage: 'No cart in %place',
  });
});

const facts = { method: 'GET', resourceUrl: '/rest/V1/x', status: 500, statusText: 'Internal Server Error' };

test('[ER-14] the error contains message and all other fields of a JSON body', () => {
  const error = new RestError(facts, JSON.stringify({ message: 'Broken', debug_id: 'a1', errors: ['x'] }), true);
  expect(error.baseMessage).toBe('Broken');
  expect(error.additionalInfo).toEqual({ debug_id: 'a1', errors: ['x'] });
});

test('[ER-15][ER-16] the error has a stack trace only outside production, and a debug id in production', () => {
  const body = JSON.stringify({ message: 'Broken', trace: '#0 x.php', debug_id: 'a1' });
  expect(new RestError(facts, body, false).trace).toBe('#0 x.php');
  expect(new RestError(facts, body, true).trace).toBeUndefined();
  expect(new RestError(facts, body, true).additionalInfo).toEqual({ debug_id: 'a1' });
});

test('[ER-17] for any other body the error contains the raw text', () => {
  const error = new RestError(facts, '<h1>Oops</h1>', true);
  expect(error.baseMessage).toBe('<h1>Oops</h1>');
  expect(error.additionalInfo).toBeUndefined();
});

test('[NT-10] converts snake_case and kebab-case names to camelCase recursively', async () => {
  expect(normalise({ first_name: 'A', 'postal-code': [{ region_id: 1, _private: 2 }] })).toEqual({
    firstName: 'A',
    postalCode: [{ regionId: 1, _private: 2 }],
  });
  const rest = createRestClient(guest, async () => json([{ available_methods: [{ 'carrier-code': 'x' }] }]));
  expect(await rest('/rest/V1/thing')).toEqual([{ availableMethods: [{ carrierCode: 'x' }] }]);
});

test('[NT-11] removes the type name unless requested', () => {
  expect(normalise({ __typename: 'Cart', id: 1 })).toEqual({ id: 1 });
  expect(normalise({ __typename: 'Cart', id: 1 }, { keepTypeName: true })).toEqual({ __typename: 'Cart', id: 1 });
});

test('[NT-12] drops names that reach into prototypes', () => {
  const result = normalise(JSON.parse('{"__proto__":{"admin":true},"constructor":1,"prototype":2,"ok":3}')) as Record<
    string,
    unknown
  >;
  expect(Object.keys(result)).toEqual(['ok']);
  expect(result['admin']).toBeUndefined();
});
