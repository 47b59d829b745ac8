import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { CaptchaError, captchaMessage } from '#storefront/platform/captcha/captcha.ts';
import { restWithCaptcha } from '#storefront/platform/captcha/rest-with-captcha.ts';
import { createRestClient } from '#storefront/platform/commerce/rest.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { createCheckoutApi } from './api/checkout-api.ts';
import type { Checkout } from './checkout-context.tsx';
import { createCheckoutMemory } from './state/browser-memory.ts';
import { createCheckoutActions } from './state/checkout-actions.ts';
import type { CheckoutDependencies } from './state/checkout-dependencies.ts';
import type { CheckoutMemory } from './state/checkout-memory.ts';
import { createCheckoutStore } from './state/checkout-store.ts';
import type { CheckoutApi } from './types.ts';
import { TotalChangedError } from './state/refusals.ts';
import { isApprovalNeeded } from './company/refusal.ts';
import { isAgreementRefusal, isLaterRefusal, isLotsRefusal, isPaymentGone, isStockRefusal } from './failure-message.ts';

type Environment = Pick<CheckoutDependencies, 'cart' | 'closeDrawer' | 'ordered'>;

type Parts = {
  /** Replaces some requests. */
  changeApi?: (api: CheckoutApi) => CheckoutApi;
  /** By default the browser's storage. */
  memory?: CheckoutMemory;
};

const hadResponse = (error: unknown): boolean =>
  (error instanceof RestError && error.status < 500) ||
  error instanceof GraphqlError ||
  error instanceof CaptchaError ||
  error instanceof TotalChangedError;

const savesCard = (error: unknown): boolean =>
  error instanceof TotalChangedError ||
  captchaMessage(error) !== undefined ||
  isStockRefusal(error) ||
  isAgreementRefusal(error) ||
  isLotsRefusal(error) ||
  isLaterRefusal(error) ||
  isApprovalNeeded(error);

/** The checkout of one page visit; the route passes the cart in. */
export const createCheckout = (
  {
    commerce,
    session,
    storeView,
    currency,
    lacks,
    captcha,
  }: Pick<Platform, 'commerce' | 'session' | 'storeView' | 'currency' | 'lacks' | 'captcha'>,
  environment: Environment,
  { changeApi = (api) => api, memory = createCheckoutMemory(browserStorage) }: Parts = {},
): Checkout => {
  const store = createCheckoutStore();
  const actions = createCheckoutActions({
    ...environment,
    store,
    api: changeApi(
      createCheckoutApi(commerce, restWithCaptcha(createRestClient(session), captcha), session.isSignedIn, {
        storeView: storeView.code,
        language: storeView.language,
        isTaxIncluded: storeView.tax === 'included',
        currency,
        ...(lacks && { lacks }),
      }),
    ),
    memory,
    isSignedIn: session.isSignedIn,
    country: storeView.countryId,
    language: storeView.language,
    hadResponse,
    keepsCard: savesCard,
    isPaymentGone,
    newKey: () => crypto.randomUUID(),
    now: () => new Date(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return { store, actions };
};
