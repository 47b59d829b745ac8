// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ExecuteResult, StoreViewCode } from '#contract/page-render.ts';
import { createCommerceClient } from '#storefront/platform/commerce/client.ts';
import type { GraphqlRequest } from '#storefront/platform/commerce/transport.ts';
import { guestSession } from '#storefront/platform/session/session.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
// Loaded on a press; preloaded here.
import './fit.tsx';
import { HoldPage } from './hold-page.tsx';
import { followsOn, sizesOf, type Slab } from './measures.ts';
import { tokenOf } from './own-holds.ts';
import Slabs from './slabs.tsx';

const slabOf = (lot: string, state = 'AVAILABLE'): Slab =>
  ({
    sku: `MAR-${lot}`,
    name: `Marble ${lot}`,
    lot,
    bundle: '2605-MAR',
    picture: `/media/catalog/product/marble-${lot}.webp`,
    picture_label: `Marble, lot ${lot}`,
    length_mm: 2970,
    width_mm: 1800,
    thickness_mm: 20,
    area_sq_ft: 57.54,
    finish: 'Polished',
    shade_variation: 'V3',
    yard: { url_key: 'montreal', name: 'Montréal', takes_visits: true },
    rack: 'J-3',
    state,
    held_until: state === 'HELD' ? '2026-06-17T12:00:00.000Z' : null,
  }) as Slab;
const inHours = (hours: number): string => new Date(Date.now() + hours * 3600 * 1000).toISOString();
const holdOf = (slab: Slab, status = 'HELD') => ({
  number: '12',
  token: '12-abc',
  status,
  expires_at: inHours(48),
  sku: slab.sku,
  product_url_key: 'marble',
  slab: { ...slab, state: status === 'HELD' ? 'HELD' : 'AVAILABLE' },
});
const refusal = (code: string, message: string) => ({
  data: { holdSlab: null },
  errors: [{ message, extensions: { error_code: code, category: 'graphql-input' } }],
});

let rendered: Rendered | undefined;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await rendered?.unmount();
  vi.useRealTimers();
});

type Reply = (request: GraphqlRequest) => unknown;

const renderView = async (
  what:
    | { slabs: readonly Slab[]; reply?: Reply; hours?: number | null; code?: StoreViewCode }
    | { token: string; reply: Reply; buying?: () => Promise<void> },
  lacks?: string,
) => {
  const sent: { name: string; variables: Record<string, unknown> }[] = [];
  const bought: string[] = [];
  const code = ('code' in what && what.code) || 'CA_EN';
  const platform = await testPlatform(code);
  const state = { slabs: 'slabs' in what ? what.slabs : [] };
  const commerce = createCommerceClient({
    transport: async (request: GraphqlRequest): Promise<ExecuteResult> => {
      const name = /(?:query|mutation) (\w+)/.exec(request.query)?.[1] ?? '';
      sent.push({ name, variables: request.variables as Record<string, unknown> });
      if (name === 'getSlabs')
        return {
          data: {
            slabs: { hold_hours: 'hours' in what ? (what.hours ?? null) : 48, holds_at_once: 3, items: state.slabs },
          },
        } as ExecuteResult;
      return what.reply?.(request) as ExecuteResult;
    },
    storeView: code,
    currency: platform.currency,
    session: guestSession,
    retry: { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() },
  });
  const buying = 'buying' in what ? what.buying : undefined;
  const buy = async ({ token }: { token: string }) => (buying ? buying() : void bought.push(token));
  rendered = await render(
    'token' in what ? <HoldPage token={what.token} buy={buy} /> : <Slabs sku="MAR" config={undefined} buy={buy} />,
    { ...platform, commerce, ...(lacks ? { lacks } : {}) },
  );
  const { container } = rendered;
  const button = (words: string | RegExp) =>
    [...container.querySelectorAll('button')].find(({ textContent }) =>
      typeof words === 'string' ? textContent?.includes(words) : words.test(textContent ?? ''),
    );
  const press = (words: string | RegExp) => during(() => button(words)?.click());
  const type = async (values: Record<string, string>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) {
      const element = container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      element.value = value;
      await during(() => element.dispatchEvent(new Event('input', { bubbles: true })));
    }
  };
  const submit = () => during(() => container.querySelector('form')?.requestSubmit());
  const sees = (words: string) => eventually(() => expect(container.textContent).toContain(words));
  return { container, sent, bought, state, button, press, type, submit, sees };
};

test('[RT-22] shows size, area, thickness, finish, bundle, yard, rack and photo of a slab', async () => {
  const { container, sees } = await renderView({ slabs: [slabOf('2605-1'), slabOf('2605-2')] });
  await sees('2,970\u00a0×\u00a01,800\u00a0mm (116.9\u00a0×\u00a070.8\u00a0in)');
  for (const words of ['57.5 sq ft (5.35 m²)', '20 mm', 'Polished', '2605-MAR', 'Montréal · rack J-3'])
    expect(container.textContent).toContain(words);
  expect(container.querySelector('figure img')?.getAttribute('alt')).toBe('Marble, lot 2605-1');
});

test('[RT-22] a guest holds a slab with name and email; it counts down and can be bought or released', async () => {
  const slab = slabOf('2605-1');
  const shop = await renderView({
    slabs: [slab],
    reply: ({ query }) =>
      query.includes('cancelSlabHold')
        ? { data: { cancelSlabHold: holdOf(slab, 'CANCELLED') } }
        : { data: { holdSlab: holdOf(slab) } },
  });
  await shop.sees('Hold this slab for 48 hours');
  await shop.press('Hold this slab');
  await shop.submit();
  expect(shop.container.textContent).toContain('This is a required field');
  expect(shop.sent.map(({ name }) => name)).not.toContain('holdSlab');
  await shop.type({ fullname: 'Ann Roy', email: 'ann@example.com' });
  await shop.submit();
  await shop.sees('This slab is held for you.');
  expect(shop.sent.find(({ name }) => name === 'holdSlab')?.variables['input']).toMatchObject({
    sku: 'MAR-2605-1',
    fullname: 'Ann Roy',
    email: 'ann@example.com',
    website: null,
  });
  expect(shop.container.querySelector('[role=timer]')?.textContent).toMatch(/^4[78] h \d\d min \d\d s$/);
  expect(tokenOf('MAR-2605-1')).toBe('12-abc');
  const visit = shop.container.querySelector('a[href*="showroom-reservation"]')?.getAttribute('href');
  expect(decodeURIComponent(visit ?? '')).toContain(
    'showroom=montreal&topic=slab&notes=Marble 2605-1 (MAR-2605-1), Hold no. 12',
  );
  await shop.press('Add to cart');
  expect(shop.bought).toEqual(['12-abc']);
  await shop.press('Release the slab');
  await shop.sees('Hold this slab for 48 hours');
  expect(tokenOf('MAR-2605-1')).toBeUndefined();
});

test('moves the focus from a replaced form to the hold, and from the hold to the form', async () => {
  const slab = slabOf('2605-1');
  const reply: Reply = ({ query }) =>
    query.includes('cancelSlabHold')
      ? { data: { cancelSlabHold: holdOf(slab, 'CANCELLED') } }
      : { data: query.includes('holdSlab') ? { holdSlab: holdOf(slab) } : { slabHold: holdOf(slab) } };
  const shop = await renderView({ slabs: [slab], reply });
  const has = (words: string) =>
    eventually(
      () => document.activeElement?.textContent?.startsWith(words) && document.activeElement !== document.body,
    );
  const pressed = async (words: string): Promise<void> => {
    shop.button(words)?.focus();
    await shop.press(words);
  };
  await shop.sees('Hold this slab');
  await pressed('Hold this slab');
  await shop.type({ fullname: 'Ann Roy', email: 'ann@example.com' });
  shop.container.querySelector<HTMLElement>('[name=email]')?.focus();
  await shop.submit();
  await has('This slab is held for you.');
  await pressed('Release the slab');
  await has('Hold this slab for 48 hours');
  expect(document.activeElement?.className).toMatch(/^_offer_/);
});

test('[RT-22] focuses the result after a release on the page of the emailed link', async () => {
  const slab = slabOf('2605-1');
  const shop = await renderView({
    token: '12-abc',
    reply: ({ query }) => ({
      data: query.includes('cancelSlabHold')
        ? { cancelSlabHold: holdOf(slab, 'CANCELLED') }
        : { slabHold: holdOf(slab) },
    }),
  });
  await shop.sees('Release the slab');
  shop.button('Release the slab')?.focus();
  await shop.press('Release the slab');
  const reported = await eventually(() => document.activeElement?.querySelector(':scope > [role=status]'));
  expect(reported.textContent).toContain('The hold was cancelled');
});

test('reports a hold by another customer, with the new state and free neighbours', async () => {
  const shop = await renderView({
    slabs: [slabOf('2605-1'), slabOf('2605-2'), slabOf('2605-4', 'SOLD')],
    reply: () => refusal('HOLD_TAKEN', 'Someone was faster.'),
  });
  await shop.sees('Hold this slab');
  await shop.press('Hold this slab');
  await shop.type({ fullname: 'Ann Roy', email: 'ann@example.com' });
  shop.state.slabs = [slabOf('2605-1', 'HELD'), slabOf('2605-2'), slabOf('2605-4', 'SOLD')];
  await shop.submit();
  await shop.sees('Someone was faster.');
  await shop.sees('1 other slab of this bundle is free');
  await shop.sees('On hold for somebody until');
  expect(shop.button(/2605-2\s*Available/)).toBeDefined();
});

test('preserves the input after a field error and a lost connection', async () => {
  let response: unknown = refusal('HOLD_EMAIL', 'Enter a valid email address.');
  const shop = await renderView({
    slabs: [slabOf('2605-1')],
    reply: () => {
      if (response instanceof Error) throw response;
      return response;
    },
  });
  await shop.sees('Hold this slab');
  await shop.press('Hold this slab');
  await shop.type({ fullname: 'Ann Roy', email: 'ann@example.com' });
  await shop.submit();
  await shop.sees('Enter a valid email address.');
  response = refusal('HOLD_TOO_MANY', 'You hold 3 slabs already.');
  await shop.submit();
  await shop.sees('You hold 3 slabs already.');
  const ids = shop.sent.flatMap(({ name, variables }) =>
    name === 'holdSlab' ? [(variables['input'] as { request_id: string }).request_id] : [],
  );
  expect(new Set(ids).size).toBe(2);
  expect(shop.container.querySelector<HTMLInputElement>('[name=fullname]')?.value).toBe('Ann Roy');
});

test('shows the slab without a button if the shop has no holds', async () => {
  const { sees, button } = await renderView({ slabs: [slabOf('2605-1')], hours: null });
  await sees('57.5 sq ft');
  expect(button('Hold this slab')).toBeUndefined();
});

test('shows neighbours of a bundle side by side, the second mirrored; other slabs not', async () => {
  const { container, press, sees } = await renderView({
    slabs: [slabOf('2605-1'), slabOf('2605-2'), slabOf('2605-4')],
  });
  await sees('Beside its neighbour 2605-2');
  await press('Beside its neighbour');
  const leaves = [...container.querySelectorAll('figure > div > div')];
  expect(leaves.map(({ className }) => className)).toEqual([
    expect.stringMatching(/^_leaf_/),
    expect.stringMatching(/^_mirrored_/),
  ]);
  await press('2605-4');
  await sees('Slab 2605-4, whole');
  expect(container.textContent).not.toContain('Beside its neighbour');
  expect([followsOn(slabOf('2605-1'), slabOf('2605-2')), followsOn(slabOf('2605-2'), slabOf('2605-4'))]).toEqual([
    true,
    false,
  ]);
  expect(sizesOf({ ...slabOf('1'), length_mm: null })).toBeUndefined();
});

test('the link of an email shows the hold, the end of a past hold, or nothing for an unknown one', async () => {
  const slab = slabOf('2605-1');
  const open = async (reply: unknown) => renderView({ token: '12-abc', reply: () => reply });
  await (await open({ data: { slabHold: holdOf(slab) } })).sees('Your slab on hold');
  await rendered?.unmount();
  await (await open({ data: { slabHold: holdOf(slab, 'BOUGHT') } })).sees('The slab was bought with this hold.');
  await rendered?.unmount();
  const unknown = {
    data: { slabHold: null },
    errors: [{ message: 'none', extensions: { error_code: 'HOLD_UNKNOWN' } }],
  };
  const last = await open(unknown);
  await last.sees('No hold goes with this link');
  expect(last.button('Add to cart')).toBeUndefined();
});

test('reports an ended hold instead of its countdown when buying', async () => {
  const slab = slabOf('2605-1');
  let now = 'HELD';
  const page = await renderView({
    token: '12-abc',
    reply: () => ({ data: { slabHold: holdOf(slab, now) } }),
    buying: () => Promise.reject(new Error('This hold has ended.')),
  });
  await page.sees('Your slab on hold');
  await page.press('Add to cart');
  await page.sees('This hold has ended.');
  expect(page.container.textContent).toContain('This slab is held for you.');
  now = 'CANCELLED';
  await page.press('Add to cart');
  await eventually(() => expect(page.container.textContent).not.toContain('This slab is held for you.'));
  expect(page.container.querySelector('h1')?.textContent).toBe('This hold has ended');
  expect(page.button('Add to cart')).toBeUndefined();
});

const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
const typeInto = (field: HTMLInputElement, text: string) =>
  during(() => {
    write.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (field: HTMLInputElement) =>
  during(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

test.each([
  ['lengthwise', 'The veins of this slab run along its length', 'Larger than the usable face: piece 1.', true],
  ['none', 'This slab has no direction', 'The piece fits.', false],
  [null, 'The catalogue does not say how the veins', 'Larger than the usable face: piece 1.', true],
])('rotates pieces only as the veins allow: %s', async (veins, reported, verdict, hasChoice) => {
  const { container, press, sees } = await renderView({ slabs: [{ ...slabOf('2605-1'), veins } as Slab] });
  await sees('2605-MAR');
  await press('Will my pieces fit?');
  await sees(reported);
  const [length, width] = container.querySelectorAll<HTMLInputElement>('[class*="_row_"] input');
  await typeInto(length!, '1500');
  await typeInto(width!, '2500');
  await sees(verdict);
  const choice = container.querySelector<HTMLInputElement>('[class*="_fit_"] input[type=checkbox]');
  expect(choice !== null).toBe(hasChoice);
  if (!choice) return;
  await during(() => choice.click());
  await sees('The piece fits.');
});

const fitting = async (code: StoreViewCode) => {
  const shop = await renderView({ slabs: [slabOf('2605-1')], code });
  await shop.sees('2605-MAR');
  await shop.press(code === 'CA_FR' ? 'Mes morceaux y entrent-ils?' : 'Will my pieces fit?');
  await shop.sees(code === 'CA_FR' ? 'Longueur' : 'Length');
  const [length, width, , kerf] = shop.container.querySelectorAll<HTMLInputElement>('[class*="_fit_"] input');
  const readOf = (field: HTMLInputElement) =>
    document.querySelector(`[id="${field.getAttribute('aria-describedby')}"] [role=status]`)?.textContent;
  return { ...shop, length: length!, width: width!, kerf: kerf!, readOf };
};

test.each([
  ['CA_EN', '26 1/2"', 'Understood as 673.1\u00a0mm', '67,5 cm', 'Understood as 675\u00a0mm', 'The piece fits.'],
  [
    'CA_FR',
    '26-1/2 po',
    'Nous avons compris 673,1\u00a0mm',
    '67,5 cm',
    'Nous avons compris 675\u00a0mm',
    'Le morceau y',
  ],
] as const)('parses lengths in common notations: %s', async (code, one, oneRead, other, otherRead, fits) => {
  const { length, width, kerf, readOf, sees } = await fitting(code);
  await typeInto(length, one);
  await typeInto(width, other);
  expect([readOf(length), readOf(width)]).toEqual([oneRead, otherRead]);
  await sees(fits);
  await typeInto(kerf, '1/8 in');
  expect(document.getElementById(kerf.getAttribute('aria-describedby')!)?.textContent).toMatch(/3[,.]2\u00a0mm$/);
  await typeInto(length, '673');
  expect(readOf(length)).toBe('');
  await sees(fits);
});

test('reads a plain number in the selected unit, and shows other lengths in it', async () => {
  const { container, length, width, readOf, sees } = await fitting('CA_EN');
  await typeInto(length, '100');
  await typeInto(width, '67.5 cm');
  const unit = container.querySelector<HTMLSelectElement>('[class*="_fit_"] select')!;
  await during(() => {
    unit.value = 'in';
    unit.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect([readOf(length), readOf(width)]).toEqual(['', 'Understood as 26.57\u00a0in']);
  await sees('The piece fits.');
  await typeInto(length, '120');
  await sees('Larger than the usable face: piece 1.');
});

test('marks an invalid length on blur, not while typing', async () => {
  const { container, length, width, sees } = await fitting('CA_EN');
  await typeInto(length, '600');
  await leave(length);
  await sees('Enter length and width of a piece.');
  await typeInto(width, '26 1/');
  expect(width.getAttribute('aria-invalid')).toBeNull();
  expect(container.textContent).not.toContain('cannot be read');
  await leave(width);
  expect(width.getAttribute('aria-invalid')).toBe('true');
  await sees('Write a length, such as 673, 26\u00a01/2\u00a0in or 67.5\u00a0cm.');
  await sees('A measurement cannot be read');
});

test('restores typed values of a hold after a reload, until the slab is held', async () => {
  const slab = slabOf('2605-1');
  const first = await renderView({ slabs: [slab] });
  await first.sees('2605-MAR');
  await first.press('Hold this slab');
  await first.type({ fullname: 'Ann Roy', email: 'ann@' });
  await rendered?.unmount();

  const again = await renderView({ slabs: [slab], reply: () => ({ data: { holdSlab: holdOf(slab) } }) });
  const valueOf = (name: string) => again.container.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  await again.sees('2605-MAR');
  await again.press('Hold this slab');
  expect([valueOf('fullname'), valueOf('email')]).toEqual(['Ann Roy', 'ann@']);
  await again.type({ email: 'ann@example.com' });
  await again.submit();
  await again.sees('This slab is held for you.');
  await rendered?.unmount();

  localStorage.clear();
  const last = await renderView({ slabs: [slab] });
  await last.sees('2605-MAR');
  await last.press('Hold this slab');
  expect(last.container.querySelector<HTMLInputElement>('[name=fullname]')?.value).toBe('');
});

test('sends no slab query to a back end without slabs', async () => {
  const product = await renderView({ slabs: [slabOf('2605-1')] }, 'samples,slabs,holds');
  expect([product.sent, product.container.textContent]).toEqual([[], '']);
  await rendered?.unmount();
  const mailed = await renderView({ token: '12-abc', reply: () => ({ data: { slabHold: null } }) }, 'slabs,holds');
  await mailed.sees('No hold goes with this link');
  expect(mailed.sent).toEqual([]);
});
