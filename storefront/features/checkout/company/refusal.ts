import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';

const codeOf = (error: unknown): unknown => {
  if (error instanceof RestError) return error.additionalInfo?.['error_code'];
  return error instanceof GraphqlError ? error.problems[0]?.code : undefined;
};

/** Returns whether the order needs approval by a company administrator. */
export const isApprovalNeeded = (error: unknown): boolean => codeOf(error) === 'APPROVAL_REQUIRED';

const MESSAGES = {
  CREDIT_LIMIT: 'checkout.error.credit',
  APPROVAL_REQUIRED: 'checkout.error.approval',
  COMPANY_VIEWER: 'checkout.error.viewer',
  ACCOUNT_BLOCKED: 'checkout.error.blocked',
} as const satisfies Record<string, MessageId>;

/** Message for an error about credit, the customer's company, or a blocked account. */
export const companyMessage = (error: unknown): MessageId | undefined => {
  const code = codeOf(error);
  return typeof code === 'string' && Object.hasOwn(MESSAGES, code)
    ? MESSAGES[code as keyof typeof MESSAGES]
    : undefined;
};
