import type { Page } from '@playwright/test';

/** Fakes Google's reCAPTCHA: a token for each call, or a challenge passed by a press. */
const SCRIPT = `
  let box;
  const token = (action) => 'human ' + action + ' ' + Math.random();
  window.grecaptcha = {
    ready: (start) => start(),
    execute: async (key, options) => {
      const { action } = document.body.dataset;
      if (options) return token(options.action);
      const button = document.createElement('button');
      button.textContent = 'I am human';
      button.onclick = () => { button.remove(); box.callback(token(action)); };
      document.body.append(button);
    },
    render: (place, options) => { box = options; return 0; },
    reset: () => {},
  };`;

/** Google's script, which this machine cannot reach. Returns the addresses of the documents that loaded it. */
export const stubGoogle = async (page: Page): Promise<string[]> => {
  const loadedBy: string[] = [];
  await page.route('https://www.google.com/recaptcha/api.js*', (route) => {
    loadedBy.push(new URL(route.request().frame().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return loadedBy;
};
