// @vitest-environment happy-dom
import type { ErrorCategory } from '#contract/errors.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { hourName } from '#contract/hour-name.ts';
import { VISIT_CONSENT } from '#contract/reservation.ts';
import { GraphqlError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import {
  during,
  eventually,
  render,
  testPlatform,
  type Responses,
  type Rendered,
} from '#storefront/testing/render.tsx';
import { ReservationPage } from './reservation-page.tsx';
import { createRequestIds, outcomeOf } from './send-visit.ts';
import type { Showroom } from './showrooms.ts';
import { timeName, weekdayName } from './visit-dates.ts';
import { VisitPage } from './visit-page.tsx';

const laval: Showroom = {
  code: 'laval',
  url_key: 'laval',
  name: 'Laval',
  description: null,
  street: '2940 montée du Carrelage',
  city: 'Laval',
  region_code: 'QC',
  region: 'Québec',
  postcode: 'H7P 0B2',
  telephone: '450-555-0118',
  latitude: 45.57,
  longitude: -73.75,
  picture: null,
  time_zone: 'America/Toronto',
  takes_visits: true,
  hours: [{ weekday: 'monday', opens: '08:00', closes: '17:30' }],
};
const toronto: Showroom = { ...laval, code: 'toronto', url_key: 'toronto', name: 'Toronto', telephone: '416-555-0173' };
const time = (hour: string, isFree: boolean, date = '2026-06-15') => ({
  starts_at: `${date}T${hour}:00:00.000Z`,
  date,
  is_free: isFree,
});

let rendered: Rendered | undefined;
afterEach(async () => {
  sessionStorage.clear();
  await rendered?.unmount();
  vi.restoreAllMocks();
});

const renderView = async (
  node: Parameters<typeof render>[0],
  code: 'CA_EN' | 'CA_FR' = 'CA_EN',
  responses: Responses = {},
): Promise<HTMLElement> => {
  const platform = await testPlatform(code, responses);
  rendered = await render(node, platform);
  return rendered.container;
};
const TIMES = {
  getVisitTimes: {
    showroomVisitTimes: [
      time('13', false),
      time('14', false),
      time('13', false, '2026-06-16'),
      time('14', true, '2026-06-16'),
    ],
  },
};

test('[GN-11] links to the telephone numbers if the back end has no visits', async () => {
  const container = await renderView(<ReservationPage showrooms={undefined} />, 'CA_FR');
  expect(container.querySelector('form')).toBeNull();
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/CA_FR/locations',
    '/CA_FR/contact-us',
  ]);
});

test('[GN-11] selects the first day with a free hour, and disables full days and hours', async () => {
  const container = await renderView(
    <ReservationPage showrooms={[laval, toronto]} preselected="toronto" />,
    'CA_EN',
    TIMES,
  );
  const radios = (name: string) =>
    [...container.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(({ value, checked, disabled }) => [
      value,
      checked,
      disabled,
    ]);
  expect(radios('showroom_code')).toEqual([
    ['laval', false, false],
    ['toronto', true, false],
  ]);
  expect(radios('day')).toEqual([
    ['2026-06-15', false, true],
    ['2026-06-16', true, false],
  ]);
  expect(radios('starts_at')).toEqual([
    ['2026-06-16T13:00:00.000Z', false, true],
    ['2026-06-16T14:00:00.000Z', false, false],
  ]);
  expect(container.querySelector('aside')?.textContent).toContain('416-555-0173');
});

test('[GN-11] shows the telephone number if no hour is free', async () => {
  const container = await renderView(<ReservationPage showrooms={[laval]} />, 'CA_EN', {
    getVisitTimes: { showroomVisitTimes: [time('13', false)] },
  });
  expect(container.querySelector('form')?.textContent).toContain('Call us at 450-555-0118');
});

test('offers to reload times that failed to load', async () => {
  const container = await renderView(<ReservationPage showrooms={[laval]} />, 'CA_EN', {
    getVisitTimes: new NetworkError(new Error('away')),
  });
  expect(
    (
      await eventually(() =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again'),
      )
    )?.type,
  ).toBe('button');
});

test('hides the honeypot field from people', async () => {
  const trap = (
    await renderView(<ReservationPage showrooms={[laval]} />, 'CA_EN', TIMES)
  ).querySelector<HTMLInputElement>('input[name="website"]');
  expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[aria-hidden]') !== null]).toEqual([-1, 'off', true]);
});

test('[GN-11] opening the emailed link only loads the visit; cancelling requires a confirmation', async () => {
  const visit = {
    number: '7',
    starts_at: '2026-06-16T14:00:00.000Z',
    ends_at: '2026-06-16T15:00:00.000Z',
    status: 'BOOKED',
    can_change: true,
    calendar: 'BEGIN:VCALENDAR',
    showroom: laval,
  };
  const responses: Record<string, unknown> = {
    getShowroomVisit: { showroomVisit: visit },
    cancelShowroomVisit: { cancelShowroomVisit: { ...visit, status: 'CANCELLED', can_change: false } },
  };
  const container = await renderView(<VisitPage token="abc" />, 'CA_EN', responses);
  const press = (label: string) =>
    during(() => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click());
  expect(container.querySelector('h1')?.textContent).toBe('Your visit');
  await press('Cancel the visit');
  expect(container.querySelector('h1')?.textContent).toBe('Your visit');
  await press('Yes, cancel it');
  expect(container.querySelector('h1')?.textContent).toBe('This visit is cancelled');
});

test('maps an error to its field, to a temporary failure, or to the form', () => {
  const refusal = (code: string, category: ErrorCategory = 'graphql-input') =>
    new GraphqlError([{ message: 'No.', path: undefined, category, code }]);
  expect(outcomeOf(refusal('VISIT_TIME_TAKEN'))).toEqual({ problems: { starts_at: 'No.' } });
  expect(outcomeOf(refusal('VISIT_EMAIL'))).toEqual({ problems: { email: 'No.' } });
  expect(outcomeOf(refusal('VISIT_TOO_MANY'))).toEqual({ refusal: 'No.' });
  expect(outcomeOf(refusal('', 'graphql-too-many-requests'))).toEqual({ failure: 'too-many' });
  expect(outcomeOf(new NetworkError(new Error('away')))).toEqual({ failure: 'offline' });
  expect(outcomeOf(new Error('odd'))).toEqual({ failure: 'failed' });
});

test('the same values use the same request id, other values a new one', () => {
  let count = 0;
  const idOf = createRequestIds(() => `id-${(count += 1)}`);
  expect([idOf({ email: 'a' }), idOf({ email: 'a' }), idOf({ email: 'b' })]).toEqual(['id-1', 'id-1', 'id-2']);
});

test('formats hours in the showroom’s time zone', () => {
  expect([
    hourName(9, 30, 'en'),
    hourName(12, 0, 'en'),
    hourName(0, 0, 'en'),
    hourName(13, 5, 'fr'),
    hourName(9, 0, 'fr'),
  ]).toEqual(['9:30\u00a0a.m.', '12\u00a0p.m.', '12\u00a0a.m.', '13\u00a0h\u00a005', '9\u00a0h']);
  expect([
    timeName('2026-06-15T13:00:00Z', 'America/Toronto', 'en'),
    timeName('2026-06-15T16:00:00Z', 'America/Vancouver', 'fr'),
  ]).toEqual(['9\u00a0a.m.', '9\u00a0h']);
  expect([weekdayName('monday', 'en'), weekdayName('sunday', 'fr')]).toEqual(['Monday', 'dimanche']);
});

test('the consent text matches its version', async () => {
  const words: Record<string, { en: string; fr: string }> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'messages.json'), 'utf8'),
  );
  const digest = createHash('sha256')
    .update(`${words['reservation.consent']?.en}\n${words['reservation.consent']?.fr}`)
    .digest('hex')
    .slice(0, 16);
  expect([VISIT_CONSENT, digest]).toEqual(['2026-11', '3482079bde17cae3']);
});
