/** Security events in the log; `warn` marks those an operator should watch. Described in docs/security.md. */
export const SECURITY_EVENTS = {
  'sign-in': { level: 'info', what: 'somebody signed in; `device` says whether the device was known' },
  'sign-in-failed': { level: 'warn', what: 'a wrong password, or no such account' },
  'sign-in-slowed': {
    level: 'warn',
    what: 'an attempt refused without checking the password, after too many wrong ones',
  },
  'account-created': { level: 'info', what: 'a new account' },
  'account-deleted': { level: 'info', what: 'a customer deleted the account' },
  'session-revoked': { level: 'info', what: 'somebody signed out, on all devices' },
  'reset-requested': { level: 'info', what: 'a password reset was requested' },
  'reset-refused': { level: 'warn', what: 'a wrong password reset link' },
  'reset-done': { level: 'info', what: 'password changed by a reset link' },
  'password-changed': { level: 'info', what: 'password changed by a signed-in customer' },
  'email-change-asked': {
    level: 'info',
    what: 'a change of the email address was requested, to be confirmed by a link',
  },
  'confirmation-refused': { level: 'warn', what: 'a wrong confirmation link for an email address' },
  'email-changed': { level: 'info', what: 'the email address of an account was changed' },
  'passkey-added': { level: 'info', what: 'a passkey was added to an account' },
  'passkey-removed': { level: 'info', what: 'a passkey was removed from an account' },
  'passkey-refused': { level: 'warn', what: 'an unknown passkey, or a wrong signature' },
  'password-check-failed': { level: 'warn', what: 'a wrong password entered by a signed-in customer' },
  'limit-met': { level: 'warn', what: 'a request was refused by a rate limit' },
  'not-the-owner': { level: 'warn', what: "somebody else's cart or receipt was requested" },
  'order-lookup-failed': {
    level: 'warn',
    what: 'an order lookup with a wrong number, name, email address or link; see `code`',
  },
  'link-refused': {
    level: 'warn',
    what: 'a wrong link to a hold, a visit, a subscription, an invitation or the cancellation of an order; see `code`',
  },
  'program-refused': {
    level: 'warn',
    what: 'a REST call of an integration without a token, with an unknown one, or without the scope; see `code`, `integration` names the integration',
  },
  'staff-refused': {
    level: 'warn',
    what: 'a REST call of a staff account whose role lacks the scope; `scope` and `account` name them',
  },
  'company-changed': {
    level: 'info',
    what: 'members of a company changed: `action` is invited, invitation-cancelled, joined, changed or removed',
  },
  'payment-declined': { level: 'warn', what: 'the gateway declined a card' },
  'payments-stopped': { level: 'warn', what: 'too many declined cards: no further attempts are allowed' },
  'coupon-refused': { level: 'warn', what: 'an unknown coupon code, or one that this cart may not use' },
  'coupons-stopped': { level: 'warn', what: 'too many wrong coupon codes: no further attempts are allowed' },
  'payment-notice-forged': { level: 'warn', what: 'a webhook of a payment gateway with a wrong signature' },
  'card-number-refused': { level: 'warn', what: 'a request contained a card number' },
  'total-changed': { level: 'info', what: 'an order was refused because its total had changed' },
  'order-key-reused': { level: 'warn', what: 'an Idempotency-Key was reused for another request' },
  'staff-action': { level: 'info', what: 'a staff command; `action` names it' },
  'page-error': {
    level: 'warn',
    what: 'a page reported an uncaught error; `id` is shown to the visitor, `early` means before scripts ran',
  },
  'policy-violation': {
    level: 'warn',
    what: "a browser blocked something that the page's security policy does not allow",
  },
} as const satisfies Record<string, { level: 'info' | 'warn'; what: string }>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
