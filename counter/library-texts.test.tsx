// @vitest-environment happy-dom
import { Pagination } from '@mui/material';
import { act } from 'react';
import { useLocaleState } from 'react-admin';
import { expect, test } from 'vitest';
import { LibraryTexts } from './library-texts.tsx';
import { render, settle } from './testing/render.tsx';

const Page = () => {
  const [, setLocale] = useLocaleState();
  return (
    <LibraryTexts>
      <Pagination count={2} />
      <button id="french" onClick={() => setLocale('fr')}>
        Français
      </button>
    </LibraryTexts>
  );
};

test('page numbers are named in the language of the screen', async () => {
  const { content, unmount } = await render(<Page />);
  const labels = () => [...content.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'));
  expect(labels()).toContain('Go to page 2');
  await act(async () => content.querySelector<HTMLElement>('#french')?.click());
  await settle();
  expect(labels()).toContain('Aller à la page 2');
  await unmount();
});
