// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { StockDialog } from './stock/stock-dialog.tsx';
import { render } from './testing/render.tsx';

afterEach(() => vi.restoreAllMocks());

test('the message of a refused form is scrolled into view once, also in a long dialog', async () => {
  // Chromium returns a promise since version 156.
  const scrolled = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as unknown as void);
  const dialog = (problem: { text: string } | undefined, field: string) => (
    <StockDialog
      title="Move"
      send="Send"
      problem={problem}
      isSending={false}
      onSend={async () => {}}
      onClose={() => {}}
    >
      {field}
    </StockDialog>
  );
  const rendered = await render(dialog(undefined, '1'));
  expect(scrolled).not.toHaveBeenCalled();
  await rendered.show(dialog({ text: 'Not that many' }, '1'));
  await rendered.show(dialog({ text: 'Not that many' }, '2'));
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual(['Not that many']);
  await rendered.show(dialog(undefined, '2'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  await rendered.unmount();
});
