import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a part of the back office into the page, in English. */
export const render = async (part: ReactNode) => {
  const content = document.createElement('main');
  content.id = 'main-content';
  document.body.append(content);
  const root = createRoot(content);
  const show = (shown: ReactNode): Promise<void> =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <AdminContext i18nProvider={i18nProvider}>{shown}</AdminContext>
        </MemoryRouter>,
      ),
    );
  await show(part);
  const unmount = async (): Promise<void> => {
    await act(async () => root.unmount());
    content.remove();
  };
  return { content, show, unmount };
};

/** Waits for React and the timers of the library. */
export const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 400)));
