import type { Commerce, CommerceResponse } from '#server/commerce/port.ts';
import { plainMagento } from './plain-magento.ts';
import { createStockCaptcha } from './stock-captcha.ts';
import { isStockView, STOCK_VIEWS, stockResponse } from './stock-views.ts';

const json = (body: unknown, status = 200): CommerceResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

type Options = {
  /** Base URL of its media. */
  media: string;
  captcha?: string | undefined;
};

/** A stock Magento 2.4.8: store views `default` and `german`, absolute addresses, reCAPTCHA by setting. */
export const stockMagento = (commerce: Commerce, { media, captcha: type }: Options): Commerce => {
  const plain = plainMagento(commerce);
  const captcha = createStockCaptcha(type);
  return {
    ...plain,
    executeGraphql: async (call) => {
      const view = call.headers['store'] ?? 'default';
      if (!isStockView(view)) return json({ errors: [{ message: `Requested store is not found (${view})` }] }, 500);
      const given = captcha.settings(call.query ?? '') ?? captcha.refusal(call.query ?? '', call.headers);
      if (given) return json(given);
      const headers = { ...call.headers, store: STOCK_VIEWS[view].sample };
      const response = await plain.executeGraphql({ ...call, headers });
      const body = stockResponse(JSON.parse(response.body.toString()), view, media);
      return { ...response, body: JSON.stringify(body) };
    },
    handleRest: (call) => {
      if (captcha.refusesResource(call.method, call.path, call.headers))
        return Promise.resolve(json({ message: captcha.message }, 400));
      const [, code, rest] = /^\/(\w+)(\/V1\/.*)$/.exec(call.path) ?? [];
      const view = code ?? 'default';
      if (!isStockView(view)) return Promise.resolve(json({ message: 'Request does not match any route.' }, 404));
      const { sample } = STOCK_VIEWS[view];
      const headers = { ...call.headers, store: sample };
      return plain.handleRest({ ...call, headers, path: `/${sample}${rest ?? call.path}` });
    },
  };
};
