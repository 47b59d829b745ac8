import { CAPTCHA_HEADER, captchaFormOf } from '#contract/captcha.ts';
import type { ErrorCategory, GraphqlProblem } from '#contract/errors.ts';
import type { CurrencyCode, ExecuteError, StoreViewCode } from '#contract/page-render.ts';
import { PICKUP_LIST_HEADER } from '#contract/pickup-list.ts';
import { isMutation, operationName, type TypedDocument } from '#contract/typed-document.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { ClientSession } from './client-session.ts';
import { GraphqlError } from './errors.ts';
import { createMutationQueue, type QueueOptions } from './mutation-queue.ts';
import { browserConditions, withRetry, type RetryConditions } from './retry.ts';
import { removeSilentMessages } from './silent-messages.ts';
import type { Transport } from './transport.ts';

export type QueryOptions = {
  signal?: AbortSignal;
  /** Bypasses all HTTP caches. */
  noCache?: boolean;
  /** Accepts partial data; by default any error rejects. */
  isPartial?: boolean;
};

export type MutationOptions = QueueOptions & {
  /** True if the call may be repeated safely; only then it is retried after a network failure. */
  isIdempotent?: boolean;
};

/** Access to the back end during server rendering and in the browser. Rejects with a CommerceError. */
export type CommerceClient = {
  query<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: QueryOptions,
  ): Promise<Result>;
  mutate<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: MutationOptions,
  ): Promise<Result>;
};

export type CommerceClientOptions = {
  transport: Transport;
  storeView: StoreViewCode;
  currency: CurrencyCode | undefined;
  session: ClientSession;
  /** Absent if the back end protects no form. */
  captcha?: Captcha | undefined;
  retry?: RetryConditions;
};

const problemOf = ({ message, path, extensions }: ExecuteError): GraphqlProblem => ({
  message,
  path,
  category: typeof extensions?.['category'] === 'string' ? (extensions['category'] as ErrorCategory) : undefined,
  code: typeof extensions?.['error_code'] === 'string' ? extensions['error_code'] : undefined,
});

export const createCommerceClient = ({
  transport,
  storeView,
  currency,
  session,
  captcha,
  retry = browserConditions,
}: CommerceClientOptions): CommerceClient => {
  const enqueue = createMutationQueue();

  const headers = (): Record<string, string> => {
    const token = session.token();
    return {
      store: storeView,
      [PICKUP_LIST_HEADER]: '1',
      ...(currency ? { 'content-currency': currency } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
  };

  const captchaHeader = async (document: string): Promise<Record<string, string>> => {
    const form = isMutation(document) ? captchaFormOf(document) : undefined;
    return form && captcha?.protects(form) ? { [CAPTCHA_HEADER]: await captcha.token(form) } : {};
  };

  const send = async <Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    { signal, noCache = false, isPartial = false }: QueryOptions,
  ): Promise<Result> => {
    const proof = captcha && (await captchaHeader(document));
    const response = await transport({
      query: document,
      operationName: operationName(document),
      variables: (variables ?? {}) as Readonly<Record<string, unknown>>,
      isMutation: isMutation(document),
      noCache,
      headers: { ...headers(), ...proof },
      signal,
    });
    const { data, problems } = removeSilentMessages(response.data, (response.errors ?? []).map(problemOf));
    if (session.token() && problems.some(({ category }) => category === 'graphql-authorization')) session.doubt?.();
    if (data === null || data === undefined || (problems.length && !isPartial)) throw new GraphqlError(problems);
    return data as Result;
  };

  return {
    query: (document, variables, options = {}) => withRetry(() => send(document, variables, options), retry),
    mutate: (document, variables, { isIdempotent = false, ...queue } = {}) =>
      enqueue(
        () => (isIdempotent ? withRetry(() => send(document, variables, {}), retry) : send(document, variables, {})),
        queue,
      ),
  };
};
