// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { during, render, testPlatform } from '#storefront/testing/render.tsx';
import { PhotoField } from './photo-field.tsx';

const Page = () => {
  const [photos, setPhotos] = useState([{ token: 'a', name: 'floor.jpg' }]);
  return (
    <PhotoField photos={photos} error={undefined} onAdd={vi.fn()} onRemove={() => setPhotos([])} onBusy={vi.fn()} />
  );
};

test('removing a photo leaves the focus in the photo list', async () => {
  const { container, unmount } = await render(<Page />, await testPlatform('CA_EN'));
  const remove = container.querySelector('button');
  expect(remove?.getAttribute('aria-label')).toContain('floor.jpg');
  remove?.focus();
  await during(() => remove?.click());
  expect(container.textContent).not.toContain('floor.jpg');
  await vi.waitFor(() => expect(document.activeElement).toBe(container.querySelector('[class*="_files_"]')));
  await unmount();
});
