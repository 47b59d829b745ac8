import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCheckoutActions } from './checkout-context.tsx';

const Part = () => <p>{typeof useCheckoutActions().cancel}</p>;

test('a part of checkout rendered outside its provider says what is missing', () => {
  expect(() => renderToString(<Part />)).toThrow('CheckoutProvider is missing');
});
