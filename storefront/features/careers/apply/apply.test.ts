import { expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#contract/careers.ts';
import { fileSize } from './file-size.ts';
import { newDraft, reachable, type Draft } from './draft.ts';
import { problemOf, sendFile } from './send.ts';

const contact = { name: 'Ann', email: 'ann@example.com' };
const cv = { token: 'x', name: 'cv.pdf', bytes: 1 };
const draft = (change: Partial<Draft>): Draft => ({ ...newDraft(), ...change });

test.each([
  [{}, 'contact'],
  [{ values: { ...contact, email: 'ann@' } }, 'contact'],
  [{ values: contact }, 'experience'],
  [{ values: { ...contact, experience: 'Six years.' } }, 'files'],
  [{ values: { ...contact, experience: 'Six years.' }, files: { cv } }, 'review'],
] as const)('with %j the last reachable step is %s', (change, step) => {
  expect(reachable(draft(change), 'review', 'CA')).toBe(step);
  expect(reachable(draft(change), 'contact', 'CA')).toBe('contact');
});

test.each([
  ['cv.pdf', 1, undefined],
  ['CV.DOCX', MAX_DOCUMENT_BYTES, undefined],
  ['cv.pdf', MAX_DOCUMENT_BYTES + 1, 'size'],
  ['cv.pdf', 0, 'empty'],
  ['cv.pages', 1, 'type'],
] as const)('before sending, %s with %d bytes gives %s', (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});

test.each([
  [200, { token: 't', name: 'cv.pdf', bytes: 3 }, { file: { token: 't', name: 'cv.pdf', bytes: 3 } }],
  [400, { error_code: 'CAREERS_FILE_UNSAFE' }, { problem: 'unsafe' }],
  [400, { error_code: 'CAREERS_FILE_TYPE' }, { problem: 'type' }],
  [413, { message: 'The request is too large' }, { problem: 'size' }],
  [429, {}, { problem: 'too-many' }],
  [500, '<html>', { problem: 'failed' }],
  [200, {}, { problem: 'failed' }],
])('shows a response %d %j as %j', async (status, body, outcome) => {
  const requested: string[] = [];
  const send = (address: string, init: RequestInit) => {
    requested.push(address, new Headers(init.headers).get('store') ?? '');
    return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  };
  const file = new File(['%PDF'], 'Ann’s CV.pdf');
  expect(await sendFile(file, 'CA_FR', send as typeof fetch)).toEqual(outcome);
  expect(requested).toEqual(['/rest/V1/careers/files?name=Ann%E2%80%99s%20CV.pdf', 'CA_FR']);
});

test('reports a lost connection and does not throw', async () => {
  const send = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  expect(await sendFile(new File(['x'], 'cv.pdf'), 'CA_EN', send)).toEqual({ problem: 'offline' });
});

test('formats file sizes in the language', () => {
  expect([fileSize(1_500_000, 'fr-CA'), fileSize(10, 'en-CA')]).toEqual([expect.stringMatching(/^1,5\sMo$/), '1 kB']);
});
