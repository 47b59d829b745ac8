import { COUNTER_HEADER } from '#contract/staff-roles.ts';

type Parameters = readonly (string | number | null)[] | Readonly<Record<string, string | number | null>>;

const filled = (message: string, parameters: Parameters = {}): string => {
  const values: Readonly<Record<string, unknown>> = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, index) => [String(index + 1), value]))
    : (parameters as Readonly<Record<string, unknown>>);
  return message.replaceAll(/%(\w+)/g, (found, name: string) => String(values[name] ?? found));
};

type Problem = { message?: string; parameters?: Parameters; error_code?: string };
type Refusal = Problem & { errors?: readonly Problem[] };

/** The nested problems, or the problem itself. */
const problemsOf = ({ errors = [], ...problem }: Refusal): readonly Problem[] =>
  errors.length > 0 ? errors : [problem];

/** A failed request. `code` is the server's `error_code`, `template` its message without parameters. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly template: string;
  readonly parameters: readonly string[];
  /** Codes of all problems of the request. */
  readonly codes: readonly string[];

  constructor(status: number, message: string, refusal: Refusal = {}) {
    super(message);
    const { error_code: code, message: template, parameters } = refusal;
    this.status = status;
    this.code = code;
    this.template = template ?? message;
    this.parameters = Object.values(parameters ?? {}).map(String);
    this.codes = problemsOf(refusal).flatMap((problem) => problem.error_code ?? []);
  }
}

type Options = {
  body?: unknown;
  version?: number | string | undefined;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
};

/** Sends a REST request with the browser's session. Throws a {@link RestError}, with status 0 for a network error. */
export const rest = async <T>(
  method: string,
  path: string,
  { body, version, headers = {}, signal }: Options = {},
): Promise<T> => {
  const response = await fetch(`/rest${path}`, {
    method,
    headers: {
      ...headers,
      [COUNTER_HEADER]: '1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new RestError(0, 'counter.error.network');
  });
  const json = (await response.json().catch(() => ({}))) as T & Refusal;
  if (response.ok) return json;
  const messages = problemsOf(json).flatMap((one) => (one.message ? [filled(one.message, one.parameters)] : []));
  throw new RestError(response.status, messages.join(' ') || 'counter.error.server', json);
};
