import type { Commerce, CommerceResponse } from '#server/commerce/port.ts';
import { variablesOf } from './judge.ts';
import { plainMagento } from './plain-magento.ts';
import { attributeRefusal, stockForm, withoutAttributes } from './stock-attributes.ts';
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
      const variables = variablesOf(call);
      const given =
        captcha.settings(call.query ?? '') ??
        captcha.refusal(call.query ?? '', call.headers) ??
        attributeRefusal(call.query ?? '', variables);
      if (given) return json(given);
      const headers = { ...call.headers, store: STOCK_VIEWS[view].sample };
      const response = await plain.executeGraphql({ ...call, headers });
      const result = JSON.parse(response.body.toString()) as { data?: { attributesForm?: { items: object[] } } | null };
      const form = result.data?.attributesForm;
      if (form) Object.assign(form, { items: stockForm(form.items as never, variables['form']) });
      const body = stockResponse(result, view, media);
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
      const body = withoutAttributes(call.path, call.body);
      if (call.body !== undefined && body === undefined)
        return Promise.resolve(json({ message: '"Gate code" is a required value.' }, 400));
      return plain.handleRest({ ...call, headers, body, path: `/${sample}${rest ?? call.path}` });
    },
  };
};
