/** Forms that a Magento can protect with reCAPTCHA (`ReCaptchaFormEnum`). */
export const CAPTCHA_FORMS = [
  'PLACE_ORDER',
  'CONTACT',
  'CUSTOMER_LOGIN',
  'CUSTOMER_FORGOT_PASSWORD',
  'CUSTOMER_CREATE',
  'CUSTOMER_EDIT',
  'NEWSLETTER',
  'PRODUCT_REVIEW',
  'RESEND_CONFIRMATION_EMAIL',
] as const;
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

/** Request header with the token. */
export const CAPTCHA_HEADER = 'x-recaptcha';

/** Path of the document that runs Google's script, in a frame of the shop's pages. */
export const CAPTCHA_PATH = '/recaptcha';

/** The form of each mutation that Magento protects, by its field. */
const FORM_OF_FIELD: Readonly<Record<string, CaptchaForm>> = {
  placeOrder: 'PLACE_ORDER',
  setPaymentMethodAndPlaceOrder: 'PLACE_ORDER',
  contactUs: 'CONTACT',
  generateCustomerToken: 'CUSTOMER_LOGIN',
  requestPasswordResetEmail: 'CUSTOMER_FORGOT_PASSWORD',
  resetPassword: 'CUSTOMER_FORGOT_PASSWORD',
  createCustomer: 'CUSTOMER_CREATE',
  createCustomerV2: 'CUSTOMER_CREATE',
  changeCustomerPassword: 'CUSTOMER_EDIT',
  subscribeEmailToNewsletter: 'NEWSLETTER',
  createProductReview: 'PRODUCT_REVIEW',
  resendConfirmationEmail: 'RESEND_CONFIRMATION_EMAIL',
};

const FIELD = new RegExp(String.raw`\b(${Object.keys(FORM_OF_FIELD).join('|')})\b`);

/** The form of a mutation; undefined if Magento never protects it. */
export const captchaFormOf = (document: string): CaptchaForm | undefined =>
  FORM_OF_FIELD[FIELD.exec(document)?.[1] ?? ''];

/** The form of a REST resource, by its path without query. */
export const captchaFormOfResource = (path: string): CaptchaForm | undefined => {
  if (path.endsWith('/payment-information')) return 'PLACE_ORDER';
  return path.endsWith('/integration/customer/token') ? 'CUSTOMER_LOGIN' : undefined;
};
