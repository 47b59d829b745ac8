import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCheckoutActions } from './checkout-context.tsx';

const Part = () => <p>{typeof useCheckoutActions().cancel}</p>;

test('a checkout component outside its provider throws an error that names the provider', () => {
  expect(() => renderToString(<Part />)).toThrow('CheckoutProvider is missing');
});
