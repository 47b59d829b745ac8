import { expect, test } from 'vitest';
import { loadSettings } from '#commerce/settings.ts';
import { SAMPLE_STORE_VIEWS } from '#commerce/platform/testing/store-views.ts';
import { holdMail } from './hold-mail.ts';
import type { Hold } from './types.ts';

test('cancellation has the spelling of Canada, of French and of the USA', () => {
  const settings = loadSettings({ NODE_ENV: 'test' });
  const hold = { id: 1, fullname: 'Ann Roy', email: 'ann@example.com', expiresAt: new Date(0) } as Hold & {
    email: string;
  };
  const subjects = SAMPLE_STORE_VIEWS.map((view) => [
    view.code,
    holdMail('cancelled', hold, { name: 'Onyx', yard: undefined, link: '/hold', view, settings }).subject,
  ]);
  expect(Object.fromEntries(subjects)).toEqual({
    CA_EN: 'Your hold is cancelled: Onyx',
    CA_FR: 'Votre réservation est annulée\u00a0: Onyx',
    US_EN: 'Your hold is canceled: Onyx',
  });
});
