import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '#storefront/testing/browser.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { usePreservedFocus } from './use-preserved-focus.ts';

const NAMES = ['Ann', 'Ben'];

/** Two orders to decide on, a form that disappears, and a row that disappears with its dialog. */
const Page = () => {
  const area = useRef<HTMLDivElement>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isRequesting, setRequesting] = useState(false);
  const [isThere, setThere] = useState(true);
  usePreservedFocus(area);
  return (
    <div ref={area}>
      <ul>
        {NAMES.map((name) => (
          <li key={name}>
            {name}{' '}
            {messages.includes(name) ? (
              'approved'
            ) : (
              <button onClick={() => setMessages([...messages, name])}>Approve {name}</button>
            )}
          </li>
        ))}
      </ul>
      <section aria-label="People">
        <ul>
          {isThere && (
            <li>
              <button onClick={() => setRequesting(true)}>Remove</button>
              <Dialog
                isOpen={isRequesting}
                isModal
                onClose={() => setRequesting(false)}
                title="Remove?"
                closeLabel="Close"
              >
                <button onClick={() => setThere(false)}>Yes</button>
              </Dialog>
            </li>
          )}
        </ul>
      </section>
      <button onClick={() => setMessages(['Ben'])}>Later</button>
    </div>
  );
};

const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

test('when a focused button is removed after its response, its row receives the focus, and Tab continues from there', async () => {
  await show(<Page />);
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(focused).toBe('Ann approved');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Approve Ben');
});

test('if the row and the confirming dialog are gone too, the list receives the focus', async () => {
  await show(<Page />);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(focused).toBe('People');
});

test('does not move the focus back if the user left the element', async () => {
  await show(<Page />);
  const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;
  button('Approve Ben').focus();
  button('Approve Ben').blur();
  // A click by script does not move the focus.
  button('Later').click();
  await expect.element(page.getByText('Ben approved')).toBeVisible();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});
