// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from './testing/render.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

const Page = () => {
  useReturnedFocus();
  return (
    <>
      <button>Send</button>
      <a href="/other">Other</a>
    </>
  );
};

const disable = (button: HTMLButtonElement, isDisabled: boolean) =>
  act(async () => {
    // A browser takes the focus of a disabled button away.
    if (isDisabled) button.blur();
    button.disabled = isDisabled;
    await Promise.resolve();
  });

test('a button that was disabled while it sent gets its focus back; if it disappears, the content does', async () => {
  const { content } = await render(<Page />);
  const button = content.querySelector('button')!;
  const link = content.querySelector('a')!;
  button.focus();
  await disable(button, true);
  expect(document.activeElement).not.toBe(button);
  await disable(button, false);
  expect(document.activeElement).toBe(button);

  await disable(button, true);
  link.focus();
  await disable(button, false);
  expect(document.activeElement).toBe(link);

  button.focus();
  await act(async () => button.remove());
  expect(document.activeElement).toBe(content);
});
