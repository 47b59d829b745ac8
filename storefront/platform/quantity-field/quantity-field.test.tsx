// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { QuantityField } from './quantity-field.tsx';

const LABELS = { field: 'Quantity', less: 'Less', more: 'More' };

let rendered: Rendered | undefined;
afterEach(() => rendered?.unmount());
const renderView = async (node: ReactNode, view?: StoreViewCode): Promise<HTMLElement> => {
  rendered = await render(node, await testPlatform(view));
  return rendered.container;
};
const write = async (container: HTMLElement, text: string): Promise<void> => {
  const input = container.querySelector('input');
  await during(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await during(() => input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
};
const press = (container: HTMLElement, label: string): Promise<void> =>
  during(() => container.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());

test('buttons and typing change the quantity in whole units within its bounds', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const container = await renderView(<QuantityField value={3} max={5} onChange={onChange} labels={LABELS} />);
  await press(container, 'More');
  await write(container, '99');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([4, 5]);
});

test('rounds a typed fraction up to one unit, never to ten times the number', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const container = await renderView(<QuantityField value={3} max={20_000} onChange={onChange} labels={LABELS} />);
  for (const text of ['12,5', '12.5', '12.', '1,250', '1 250', '10,000', '7 boxes', '\uFF11\uFF12', '\u0661\u0662', ''])
    await write(container, text);
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([13, 13, 12, 1250, 1250, 10_000, 7, 12, 12]);
});

const alertText = (container: HTMLElement): string => container.querySelector('[role="alert"]')?.textContent ?? '';

test.each(['-3', '\u22123', '1e3', '½', '3-4', '3+4', '12 ft', '0', '0x10', 'three', '.', '1.2.3'])(
  'refuses %j with a message at the field, without changing the quantity',
  async (text) => {
    const onChange = vi.fn<(value: number) => void>();
    const container = await renderView(<QuantityField value={3} onChange={onChange} labels={LABELS} />);
    await write(container, text);
    await eventually(() => alertText(container) !== '');
    expect(alertText(container)).toBe(`“${text}” is not a quantity. Enter a whole number, 1 or more.`);
    expect(onChange).not.toHaveBeenCalled();
    const input = container.querySelector('input');
    expect([input?.value, input?.getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect(container.querySelector(`[id="${input?.getAttribute('aria-describedby')}"]`)).not.toBeNull();
    await write(container, '');
    expect([alertText(container), input?.value]).toEqual(['', '3']);
  },
);

test('the message is translated into French, and disappears with the next quantity', async () => {
  const container = await renderView(<Controlled />, 'CA_FR');
  await write(container, '-3');
  await eventually(() => alertText(container) !== '');
  expect(alertText(container)).toBe('«\u00A0-3\u00A0» n’est pas une quantité. Inscrivez un nombre entier, 1 ou plus.');
  await write(container, '5');
  expect([alertText(container), container.querySelector('input')?.value]).toEqual(['', '5']);
});

test('rounds a fraction up and reports it at the field', async () => {
  const container = await renderView(<Controlled />);
  await write(container, '12.5');
  await eventually(() => alertText(container) !== '');
  expect(alertText(container)).toBe('Sold in whole units: 12.5 became 13.');
  expect(container.querySelector('input')?.value).toBe('13');
});

const Controlled = ({ max }: { max?: number }) => {
  const [value, setValue] = useState(3);
  return <QuantityField value={value} onChange={setValue} labels={LABELS} {...(max && { max })} />;
};

describe('a quantity above the maximum', () => {
  const reported = (container: HTMLElement): string => container.querySelector('[role="alert"]')?.textContent ?? '';

  test.each([
    ['CA_EN', '10,000 is the most you can order of this.'],
    ['CA_FR', 'Vous pouvez en commander 10\u202F000 au plus.'],
  ] as const)('reduces to the maximum and reports it at the field: %s', async (view, words) => {
    const container = await renderView(<Controlled />, view);
    await write(container, '10000');
    expect(reported(container)).toBe('');
    await write(container, '12000');
    await eventually(() => reported(container) !== '');
    const input = container.querySelector('input');
    expect([input?.value, reported(container).replaceAll('\u00A0', '\u202F')]).toEqual(['10000', words]);
    const id = input?.getAttribute('aria-describedby') ?? '';
    expect(container.querySelector(`[id="${id}"]`)?.textContent).toBe(reported(container));
  });

  test('shows the maximum of the line until the quantity is lower', async () => {
    const container = await renderView(<Controlled max={50} />);
    await write(container, '60');
    await eventually(() => reported(container) === '50 is the most you can order of this.');
    await press(container, 'Less');
    expect([reported(container), container.querySelector('[aria-describedby]')]).toEqual(['', null]);
  });
});
