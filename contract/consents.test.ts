import { expect, test } from 'vitest';
import { CONSENT_SOURCES, CONSENT_VERSION, CONSENT_VERSIONS } from './newsletter.ts';
import { VISIT_CONSENT, VISIT_CONSENTS } from './reservation.ts';

test('a consent names its version by the month it was written in, or its day where it is another one of that month, and the version shown now is a known one', () => {
  for (const [now, known] of [
    [CONSENT_VERSION, CONSENT_VERSIONS],
    [VISIT_CONSENT, VISIT_CONSENTS],
  ] as const) {
    expect(now).toMatch(/^\d{4}-\d{2}(?:-\d{2})?$/);
    expect(known).toContain(now);
    expect(known.every((version) => /^\d{4}-\d{2}(?:-\d{2})?$/.test(version))).toBe(true);
  }
});

test('the newsletter is consented to in the footer, at checkout and in the account', () => {
  expect([...CONSENT_SOURCES].sort()).toEqual(['account', 'checkout', 'footer']);
});
