// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { cleanUp, openPart } from '../../testing/open-part.tsx';
import { GuestOrderPage } from './guest-order-page.tsx';

afterEach(cleanUp);

const Page = () => <GuestOrderPage token="" cancelKey="" number="" after={() => null} />;

test.each([
  ['CA_EN', 'papers', 'breakage'],
  ['CA_FR', 'documents', 'brisé'],
] as const)(
  'in %s papers and reports of damage are named where there are any, and only there',
  async (storeView, ...words) => {
    const said = async (lacks?: string) => {
      const { text } = await openPart(Page, { storeView, ...(lacks && { lacks }) });
      return words.map((word) => text().includes(word));
    };
    expect([await said(), await said('papers and returns')]).toEqual([
      [true, true],
      [false, false],
    ]);
  },
);
