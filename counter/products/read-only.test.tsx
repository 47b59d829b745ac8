// @vitest-environment happy-dom
import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import { ReadOnly } from './read-only.tsx';

test('lists of choices that a role may not change are disabled for the keyboard', async () => {
  const { content, unmount } = await render(
    <ReadOnly>
      <TextField select label="Size" value="a">
        <MenuItem value="a">A</MenuItem>
      </TextField>
      <Autocomplete options={['b']} renderInput={(parameters) => <TextField {...parameters} label="Colour" />} />
    </ReadOnly>,
  );
  const [size, colour] = content.querySelectorAll<HTMLElement>('[role="combobox"]');
  expect([size?.getAttribute('aria-disabled'), size?.hasAttribute('tabindex')]).toEqual(['true', false]);
  expect(colour?.hasAttribute('disabled')).toBe(true);
  await unmount();
});
