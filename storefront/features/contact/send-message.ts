import { CONTACT_FIELDS, type ContactField } from '#contract/contact.ts';
import type { ContactUsInput } from '#contract/generated/schema-types.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { captchaMessage } from '#storefront/platform/captcha/captcha.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { ContactUsDocument } from './api/contact-us.graphql.ts';

export type Failure = 'offline' | 'too-many' | 'failed' | 'captcha.failed' | 'captcha.refused';

/** Result of sending: saved, refused fields, or a temporary failure. */
export type Outcome = { isSaved: true } | { refused: readonly ContactField[] } | { failure: Failure };

type Client = Pick<CommerceClient, 'mutate'>;
/** Lines for values without a field in a plain Magento, in the language of the shop's staff. */
export type Lines = (values: FormValues) => readonly string[];

const outcomeOf = (error: unknown): Outcome => {
  if (isNetworkError(error)) return { failure: 'offline' };
  const captcha = captchaMessage(error);
  if (captcha) return { failure: captcha };
  if (!(error instanceof GraphqlError)) return { failure: 'failed' };
  if (error.category === 'graphql-too-many-requests') return { failure: 'too-many' };
  const refused = CONTACT_FIELDS.filter((field) =>
    error.problems.some(({ code }) => code === `CONTACT_${field.toUpperCase()}`),
  );
  return refused.length ? { refused } : { failure: 'failed' };
};

const send = async (commerce: Client, input: ContactUsInput): Promise<Outcome> => {
  const { contactUs } = await commerce.mutate(ContactUsDocument, { input }, { isIdempotent: 'request_id' in input });
  return contactUs?.status ? { isSaved: true } : { failure: 'failed' };
};

const isStockMagento = (error: unknown): boolean =>
  error instanceof GraphqlError && error.problems.some(({ message }) => /is not defined by type/.test(message));

/** Sends a message. For a Magento without our fields, their values become lines above the message. */
export const sendMessage = async (
  commerce: Client,
  values: FormValues,
  { requestId, lines }: { requestId: string; lines: Lines },
): Promise<Outcome> => {
  const text = (name: string): string => values[name]?.trim() ?? '';
  const plain = {
    name: text('name'),
    email: text('email'),
    telephone: text('telephone') || null,
    comment: text('comment'),
  };
  const own = {
    topic: text('topic'),
    order_number: text('order_number') || null,
    sku: text('sku') || null,
    request_id: requestId,
    website: text('website') || null,
  };
  try {
    return await send(commerce, { ...plain, ...own });
  } catch (error) {
    if (!isStockMagento(error)) return outcomeOf(error);
  }
  try {
    return await send(commerce, { ...plain, comment: [...lines(values), '', plain.comment].join('\n') });
  } catch (error) {
    return outcomeOf(error);
  }
};
