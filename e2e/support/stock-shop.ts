import type { Page } from '@playwright/test';
import { bootStockMagento } from '../plain-magento/boot.ts';
import { testBeside } from './shop-beside.ts';

/** Tests of a shop in front of a stock Magento with this type of reCAPTCHA; relative URLs refer to the shop. */
export const testInFrontOf = (captcha: string) =>
  testBeside(async () => {
    const magento = await bootStockMagento({ MAGENTO_CAPTCHA: captcha });
    return { given: {}, environment: { COMMERCE_URL: magento.origin }, stop: magento.stop };
  });

/** Fakes Google's reCAPTCHA: a token for each call, or a challenge passed by a press. */
const SCRIPT = `
  let count = 0;
  let box;
  const token = (action) => 'human ' + action + ' ' + Date.now() + ' ' + (count += 1);
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
