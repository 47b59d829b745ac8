// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sessionBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { during } from '#storefront/testing/render.tsx';
import { cleanUp, openPart } from '../testing/open-part.tsx';
import { useDrafts, useSavedDraft } from './use-draft.ts';

afterEach(cleanUp);

const MORE = { address_id: '7' };
const Form = ({ owner }: { owner: string }) => {
  const form = useRef<HTMLFormElement>(null);
  const drafts = useDrafts(owner, 'address', 'name');
  useSavedDraft('address', owner, form, MORE);
  return (
    <>
      <form ref={form}>
        <input name="city" defaultValue={drafts.address?.['city']} />
        <input name="password" />
      </form>
      <output>{JSON.stringify(drafts)}</output>
    </>
  );
};
const open = (owner = 'ann@example.com') => openPart(() => <Form owner={owner} />);
const BACK = ['info: What you had typed is back in its form. It is not saved yet.'];

test('the values of a form when the sign-in expires are restored once for their owner, without the password', async () => {
  const { session, fill, toasts } = await open();
  fill({ city: 'Laval', password: 'Marble-12' });
  await during(() => session.lapse());
  expect([toasts(), JSON.stringify({ ...sessionStorage }).includes('Marble-12')]).toEqual([[], false]);

  const again = await open();
  expect([again.texts('output'), again.field('city').value]).toEqual([
    ['{"address":{"city":"Laval","address_id":"7"}}'],
    'Laval',
  ]);
  expect([again.toasts(), sessionBrowserStorage.keys()]).toEqual([BACK, []]);
});

test('another customer does not see the stored values, which are deleted', async () => {
  const { session, fill } = await open();
  fill({ city: 'Laval' });
  await during(() => session.lapse());
  const other = await open('bob@example.com');
  expect([other.texts('output'), other.toasts()]).toEqual([['{}'], []]);
  expect((await open()).texts('output')).toEqual(['{}']);
});

test('signing out, or closing a form, stores nothing', async () => {
  const { session, fill } = await open();
  fill({ city: 'Laval' });
  await during(() => session.clearToken());
  expect(sessionStorage.length).toBe(0);
  await during(() => session.setToken('token'));
  await cleanUp();
  session.lapse();
  expect(sessionStorage.length).toBe(0);
});
