// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { ErrorCategory } from '#contract/errors.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { cleanUp, openPart } from '../../testing/open-part.tsx';
import { GuestOrderPage } from './guest-order-page.tsx';

afterEach(cleanUp);

const Page = () => <GuestOrderPage token="" cancelKey="" isLaterCancel={false} number="" after={() => null} />;

const refused = (category: ErrorCategory) => () => {
  throw new GraphqlError([{ message: '', path: undefined, category, code: undefined }]);
};

test('an invalid link shows the form to find an order, and a link to an account’s order asks to sign in', async () => {
  const Linked = () => (
    <GuestOrderPage token="1001.bad" cancelKey="" isLaterCancel={false} number="" after={() => null} />
  );
  const open = async (category: ErrorCategory) => {
    const refusal = refused(category);
    const { container, text } = await openPart(Linked, {
      responses: { getGuestOrder: refusal, getGuestOrderLife: refusal },
    });
    const fields = [...container.querySelectorAll('input')].map(({ name }) => name);
    return [text(), fields, [...container.querySelectorAll('a')].map(({ pathname }) => pathname)] as const;
  };
  const [words, fields] = await open('graphql-no-such-entity');
  expect(words).toContain('This link opens no order.');
  expect(fields).toEqual(['number', 'email', 'lastname']);
  const [shown, none, links] = await open('graphql-authorization');
  expect([shown.includes('belongs to an account'), none, links]).toEqual([true, [], ['/order-history']]);
});

test.each([
  ['CA_EN', 'papers', 'breakage'],
  ['CA_FR', 'documents', 'brisé'],
] as const)(
  'in %s mentions documents and damage reports only if the back end supports them',
  async (storeView, ...words) => {
    const shown = async (lacks?: string) => {
      const { text } = await openPart(Page, { storeView, ...(lacks && { lacks }) });
      return words.map((word) => text().includes(word));
    };
    expect([await shown(), await shown('documents and returns')]).toEqual([
      [true, true],
      [false, false],
    ]);
  },
);
