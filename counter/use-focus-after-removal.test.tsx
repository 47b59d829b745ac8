// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from './testing/render.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const Page = () => {
  useFocusAfterRemoval();
  return (
    <>
      <button>Send</button>
      <button>Remove</button>
      <a href="/other">Other</a>
    </>
  );
};

test('the content gets the focus if the focused button is removed, and only then', async () => {
  const { content } = await render(<Page />);
  const [send, remove] = [...content.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  const link = content.querySelector('a')!;
  send.focus();
  link.focus();
  await act(async () => send.remove());
  expect(document.activeElement).toBe(link);

  remove.focus();
  await act(async () => remove.remove());
  expect(document.activeElement).toBe(content);
});
