import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createSession } from '#storefront/platform/session/session.ts';
import { boxOf, prefer, resize, show } from '#storefront/testing/browser.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { AccountActions } from './state/account-actions.ts';

const WIDTHS = [320, 390, 768, 1024, 1280, 1440];
const responses = { accountChipQuery: { customer: { id: null, firstname: 'Ann' } } };
const trigger = page.getByRole('button').first();

beforeEach(async () => {
  localStorage.clear();
  await prefer({ 'prefers-reduced-motion': 'reduce' });
});

const isCut = (text: HTMLElement): boolean =>
  text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;

/** The widths at which the text is cut off. */
const widthsWithout = async (words: string): Promise<number[]> => {
  const unread: number[] = [];
  for (const width of WIDTHS) {
    await resize(width);
    const text = page.getByText(words).element() as HTMLElement;
    const { width: shown, height, left, right } = boxOf(text);
    if (shown < 20 || height < 10 || left < 0 || right > innerWidth || isCut(text)) unread.push(width);
  }
  return unread;
};

test('[AC-01] shows "Account" beside the icon at every width', async () => {
  await show(<AccountMenu actions={{} as AccountActions} />);
  expect(await widthsWithout('Account')).toEqual([]);
});

test('[AC-03] shows "Hi {name}" for a signed-in customer, in French too', async () => {
  const session = createSession();
  session.setToken('token');
  await show(<AccountMenu actions={{} as AccountActions} />, { responses, platform: { session } });
  await expect.element(trigger).toHaveTextContent('Hi Ann');
  expect(await widthsWithout('Hi Ann')).toEqual([]);
  await show(<AccountMenu actions={{} as AccountActions} />, { responses, platform: { session }, storeView: 'CA_FR' });
  await expect.element(trigger).toHaveTextContent('Bonjour Ann');
  expect(await widthsWithout('Bonjour Ann')).toEqual([]);
});

test('[AC-04] an open menu underlines its trigger', async () => {
  await show(<AccountMenu actions={{} as AccountActions} />);
  const line = (): string[] => {
    const { scale, height, backgroundColor, color } = getComputedStyle(trigger.element(), '::after');
    return [scale, height, String(backgroundColor === color)];
  };
  expect(line()[0]).toBe('0 1');
  await trigger.click();
  await expect.poll(line).toEqual(['1', '2px', 'true']);
});

test('shows a long name in full, on a second line if necessary', async () => {
  const session = createSession();
  session.setToken('token');
  await show(<AccountMenu actions={{} as AccountActions} />, {
    responses: { accountChipQuery: { customer: { id: null, firstname: 'Geneviève' } } },
    platform: { session },
    storeView: 'CA_FR',
  });
  await expect.element(trigger).toHaveTextContent('Bonjour Geneviève');
  expect(await widthsWithout('Bonjour Geneviève')).toEqual([]);
});

test('reserves space for the name, so that nothing moves when it arrives', async () => {
  const session = createSession();
  session.setToken('token');
  document.documentElement.dataset['signedIn'] = '';
  for (const firstname of ['Ann', 'Geneviève']) {
    let notify = (_response: unknown): void => undefined;
    const reported = new Promise((resolve) => (notify = resolve));
    await show(<AccountMenu actions={{} as AccountActions} />, {
      responses: { accountChipQuery: () => reported },
      platform: { session },
      storeView: 'CA_FR',
    });
    const widths = async (): Promise<number[]> => {
      const found: number[] = [];
      for (const width of WIDTHS) {
        await resize(width);
        found.push(boxOf(trigger.element() as HTMLElement).width);
      }
      return found;
    };
    await expect.element(trigger).toHaveTextContent('Compte');
    const before = await widths();
    notify({ customer: { id: null, firstname } });
    await expect.element(trigger).toHaveTextContent(`Bonjour ${firstname}`);
    expect(await widths()).toEqual(before);
  }
});

test('a guest’s "Account" is no wider than necessary', async () => {
  document.documentElement.dataset['signedIn'] = '';
  await show(<AccountMenu actions={{} as AccountActions} />);
  await expect.poll(() => 'signedIn' in document.documentElement.dataset).toBe(false);
});
