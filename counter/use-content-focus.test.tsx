// @vitest-environment happy-dom
import { act } from 'react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from './testing/render.tsx';
import { useContentFocus } from './use-content-focus.ts';

const Page = () => {
  useContentFocus();
  return null;
};

test('on another page the focus goes to the content, and on the same page it stays', async () => {
  const { content, unmount } = await render(
    <>
      <Link to="/?page=2">Same</Link>
      <Link to="/orders">Other</Link>
      <Page />
    </>,
  );
  const [same, other] = content.querySelectorAll('a');
  await act(async () => same?.click());
  expect(document.activeElement).not.toBe(content);
  await act(async () => other?.click());
  expect(document.activeElement).toBe(content);
  await unmount();
});
