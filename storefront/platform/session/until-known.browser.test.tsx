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

test('before any script has looked, a browser without cart and sign-in is told that there is nothing', () =>
  expect(shown(false)).toBe('Empty'));

test('a browser that keeps a cart or a sign-in is told to wait', () => expect(shown(true)).toBe('Fetching'));

test('what is known is shown to everybody', () => expect(shown(true, <UntilKnown>Empty</UntilKnown>)).toBe('Empty'));
