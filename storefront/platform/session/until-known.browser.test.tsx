import { afterEach, expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { UntilKnown } from './until-known.tsx';

const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset['returning'];
  document.body.replaceChildren();
});

const shown = (isReturning: boolean, node = <UntilKnown wait={<p>Fetching</p>}>Empty</UntilKnown>): string => {
  if (isReturning) dataset['returning'] = '';
  const place = document.createElement('main');
  place.innerHTML = renderToString(node);
  document.body.append(place);
  return place.innerText.trim();
};

test('before scripts run, shows the empty state to a browser without cart and sign-in', () =>
  expect(shown(false)).toBe('Empty'));

test('shows the waiting state to a browser with a cart or sign-in', () => expect(shown(true)).toBe('Fetching'));

test('shows content that needs no waiting to every visitor', () =>
  expect(shown(true, <UntilKnown>Empty</UntilKnown>)).toBe('Empty'));
