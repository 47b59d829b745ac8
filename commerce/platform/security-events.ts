/** What the log tells of security: `warn` is what an operator watches. Described in docs/security.md. */
export const SECURITY_EVENTS = {
  'sign-in': { level: 'info', what: 'somebody signed in; `device` says whether the device was known' },
  'sign-in-failed': { level: 'warn', what: 'a wrong password, or no such account' },
  'sign-in-slowed': { level: 'warn', what: 'an attempt refused unread, after too many wrong ones' },
  'account-created': { level: 'info', what: 'a new account' },
  'account-deleted': { level: 'info', what: 'its customer deleted an account' },
  'session-revoked': { level: 'info', what: 'somebody signed out, on all devices' },
  'reset-requested': { level: 'info', what: 'a link to a new password was asked for' },
  'reset-refused': { level: 'warn', what: 'a wrong link to a new password' },
  'reset-done': { level: 'info', what: 'a new password by a link' },
  'password-changed': { level: 'info', what: 'a new password by somebody signed in' },
  'email-change-asked': { level: 'info', what: 'another e-mail address was asked for, which a link has to prove' },
  'confirmation-refused': { level: 'warn', what: 'a wrong link to prove an e-mail address' },
  'email-changed': { level: 'info', what: 'another e-mail address of an account' },
  'passkey-added': { level: 'info', what: 'a passkey was added to an account' },
  'passkey-removed': { level: 'info', what: 'a passkey was removed from an account' },
  'passkey-refused': { level: 'warn', what: 'a passkey that is not of an account, or whose proof is not right' },
  'password-check-failed': { level: 'warn', what: 'a wrong password by somebody signed in' },
  'limit-met': { level: 'warn', what: 'a limit of requests refused one' },
  'not-the-owner': { level: 'warn', what: "somebody else's cart or receipt was asked for" },
  'order-lookup-failed': {
    level: 'warn',
    what: 'an order was looked up by a wrong number, name, email address or link; `code` says how',
  },
  'link-refused': {
    level: 'warn',
    what: 'a wrong link to a hold, a visit, a subscription, an invitation or the cancellation of an order; `code` says which',
  },
  'program-refused': {
    level: 'warn',
    what: 'a call of REST for integrations without a token, with an unknown one, or without the scope; `code` says which, `integration` names the one without the scope',
  },
  'company-changed': {
    level: 'info',
    what: 'people of a company: `action` is invited, invitation-cancelled, joined, changed or removed',
  },
  'payment-declined': { level: 'warn', what: 'the gateway declined a card' },
  'payments-stopped': { level: 'warn', what: 'too many declined cards: no further one is tried' },
  'coupon-refused': { level: 'warn', what: 'a coupon code was tried that there is not, or that this cart may not use' },
  'coupons-stopped': { level: 'warn', what: 'too many wrong coupon codes: no further one is tried' },
  'payment-notice-forged': { level: 'warn', what: 'a notice in the name of a payment gateway that it has not signed' },
  'card-number-refused': { level: 'warn', what: 'a request held a card number' },
  'total-changed': { level: 'info', what: 'an order at another total than the one seen was refused' },
  'order-key-reused': { level: 'warn', what: 'an Idempotency-Key came with another request' },
  'staff-action': { level: 'info', what: 'a command of the merchant: `action` names it' },
  'page-error': {
    level: 'warn',
    what: 'a page told of an error nothing caught: `id` is what its visitor was shown, `early` before its scripts ran',
  },
  'policy-violation': { level: 'warn', what: "a browser refused what a page's security policy does not allow" },
} as const satisfies Record<string, { level: 'info' | 'warn'; what: string }>;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
