import type { Page } from '@playwright/test';

/**
 * Replaces Braintree's scripts: fields in frames of another origin that return a nonce instead of the card, and 3-D
 * Secure with the bank's page for one card.
 */
const SCRIPT = `
const frames = {};
const ask = (field) => new Promise((resolve) => {
  const hear = ({ data, source }) => {
    if (source !== frames[field].contentWindow) return;
    removeEventListener('message', hear);
    resolve(data);
  };
  addEventListener('message', hear);
  frames[field].contentWindow.postMessage('value', '*');
});
window.braintree = {
  client: { create: async ({ authorization }) => ({ authorization }) },
  hostedFields: {
    create: async ({ client, fields }) => {
      if (!client.authorization) throw new Error('no client token');
      await Promise.all(Object.entries(fields).map(([name, { container, iframeTitle }]) => new Promise((resolve) => {
        const frame = frames[name] = document.createElement('iframe');
        frame.title = iframeTitle;
        frame.style.cssText = 'border:0;width:100%;height:100%';
        frame.addEventListener('load', resolve);
        frame.src = 'https://assets.braintreegateway.com/' + name + '.html';
        container.append(frame);
      })));
      return {
        focus: (field) => frames[field].focus(),
        setAttribute: () => {},
        removeAttribute: () => {},
        teardown: async () => Object.values(frames).forEach((frame) => frame.remove()),
        tokenize: async () => {
          const [number, date, code] = await Promise.all(['number', 'expirationDate', 'cvv'].map(ask));
          if (!number && !date && !code) throw { code: 'HOSTED_FIELDS_FIELDS_EMPTY' };
          if (!code) throw { code: 'HOSTED_FIELDS_FIELDS_INVALID', details: { invalidFieldKeys: ['cvv'] } };
          const kind = number === '4000111111111115' ? 'processor-declined-visa' : 'valid';
          return {
            nonce: 'fake-' + kind + '-nonce_' + crypto.randomUUID(),
            details: { bin: number.slice(0, 6), cardType: 'Visa', lastFour: number.slice(-4), expirationMonth: date.slice(0, 2), expirationYear: '20' + date.slice(-2) },
          };
        },
      };
    },
  },
  threeDSecure: {
    create: async ({ client }) => {
      if (!client.authorization) throw new Error('no client');
      let show;
      return {
        on: (event, told) => { show = told; },
        cancelVerifyCard: async () => ({}),
        teardown: async () => {},
        verifyCard: async ({ nonce, bin, amount, onLookupComplete }) => {
          if (!/^\\d+\\.\\d\\d$/.test(amount)) throw new Error('no amount');
          await new Promise((resolve) => onLookupComplete({}, resolve));
          if (bin === '400000') {
            const element = document.createElement('iframe');
            element.src = 'https://bank.example/challenge.html';
            show({ element }, () => {});
            return new Promise(() => {});
          }
          if (bin !== '411111') return { nonce, threeDSecureInfo: { liabilityShifted: false, liabilityShiftPossible: false } };
          return {
            nonce: 'fake-three-d-secure-visa-full-authentication-nonce_' + crypto.randomUUID(),
            threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true },
          };
        },
      };
    },
  },
};`;

const FIELD = `<!doctype html><title>field</title><input aria-label="field"><script>
addEventListener('message', ({ source }) => source.postMessage(document.querySelector('input').value, '*'));
</script>`;

/** Responds for Braintree's two hosts; returns the requested paths. */
export const mockBraintree = async (page: Page): Promise<string[]> => {
  const requests: string[] = [];
  await page.route(/https:\/\/js\.braintreegateway\.com\//, (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('hosted-fields') ? SCRIPT : '',
    });
  });
  await page.route('https://bank.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bank</title><p>One-time code</p>' }),
  );
  await page.route(/https:\/\/assets\.braintreegateway\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: FIELD }),
  );
  return requests;
};

export const typeCard = async (page: Page, number: string): Promise<void> => {
  const field = (title: RegExp) => page.frameLocator(`iframe[title="${title.source}"]`).getByLabel('field');
  await field(/Card number/).fill(number);
  await page.locator('iframe[title^="Expiry"]').contentFrame().getByLabel('field').fill('1230');
  await field(/Security code/).fill('123');
};
