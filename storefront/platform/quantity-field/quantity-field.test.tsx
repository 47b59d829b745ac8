// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoreViewCode } from '#contract/page-render.ts';
import { during, eventually, render, testPlatform, type Rendered } from '#storefront/testing/render.tsx';
import { QuantityField } from './quantity-field.tsx';

const LABELS = { field: 'Quantity', less: 'Less', more: 'More' };

let drawn: Rendered | undefined;
afterEach(() => drawn?.unmount());
const draw = async (node: ReactNode, view?: StoreViewCode): Promise<HTMLElement> => {
  drawn = await render(node, await testPlatform(view));
  return drawn.container;
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

test('a quantity counts whole units within its bounds, by button and by typing', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const container = await draw(<QuantityField value={3} max={5} onChange={onChange} labels={LABELS} />);
  await press(container, 'More');
  await write(container, '99');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([4, 5]);
});

test('what is typed as part of a unit asks for a whole one, never for ten times as many', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const container = await draw(<QuantityField value={3} max={20_000} onChange={onChange} labels={LABELS} />);
  for (const text of ['12,5', '12.5', '12.', '1,250', '1 250', '10,000', '7 boxes', '', '.'])
    await write(container, text);
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([13, 13, 12, 1250, 1250, 10_000, 7]);
});

const Held = ({ max }: { max?: number }) => {
  const [value, setValue] = useState(3);
  return <QuantityField value={value} onChange={setValue} labels={LABELS} {...(max && { max })} />;
};

describe('more than can be ordered', () => {
  const told = (container: HTMLElement): string => container.querySelector('[role="alert"]')?.textContent ?? '';

  test.each([
    ['CA_EN', '10,000 is the most you can order of this.'],
    ['CA_FR', 'Vous pouvez en commander 10\u202F000 au plus.'],
  ] as const)('becomes the most, and says so at the field: %s', async (view, words) => {
    const container = await draw(<Held />, view);
    await write(container, '10000');
    expect(told(container)).toBe('');
    await write(container, '12000');
    await eventually(() => told(container) !== '');
    const input = container.querySelector('input');
    expect([input?.value, told(container).replaceAll('\u00A0', '\u202F')]).toEqual(['10000', words]);
    const id = input?.getAttribute('aria-describedby') ?? '';
    expect(container.querySelector(`[id="${id}"]`)?.textContent).toBe(told(container));
  });

  test('says the most there is of the line, until less is wanted', async () => {
    const container = await draw(<Held max={50} />);
    await write(container, '60');
    await eventually(() => told(container) === '50 is the most you can order of this.');
    await press(container, 'Less');
    expect([told(container), container.querySelector('[aria-describedby]')]).toEqual(['', null]);
  });
});
