// @vitest-environment happy-dom
import { Button, IconButton, ThemeProvider, createTheme } from '@mui/material';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from './testing/render.tsx';
import { theme } from './theme.ts';

const Form = ({ onSend }: { onSend: () => void }) => {
  const [isSending, setSending] = useState(false);
  const send = (): void => {
    onSend();
    setSending(true);
  };
  return (
    <ThemeProvider theme={createTheme(theme)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Button type="submit" loading={isSending}>
          Submit
        </Button>
        <Button onClick={send} disabled={isSending}>
          Press
        </Button>
        <IconButton onClick={send} disabled={isSending}>
          Icon
        </IconButton>
      </form>
    </ThemeProvider>
  );
};

test.each(['Submit', 'Press', 'Icon'])(
  'the button "%s" keeps the focus while it sends, and sends once',
  async (name) => {
    let sent = 0;
    const { content, unmount } = await render(<Form onSend={() => sent++} />);
    const button = [...content.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
    button.focus();
    const press = (): Promise<void> => act(async () => button.click());
    await press();
    await press();
    expect(sent).toBe(1);
    // A browser takes the focus from a button with the attribute `disabled`.
    expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
      button,
      false,
      'true',
    ]);
    await unmount();
  },
);
