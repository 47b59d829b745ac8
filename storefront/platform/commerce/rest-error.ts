type Facts = { method: string; resourceUrl: string; status: number; statusText: string };

type Body = { message?: unknown; trace?: unknown; parameters?: unknown } & Record<string, unknown>;

const readBody = (text: string): Body | undefined => {
  try {
    const body: unknown = JSON.parse(text);
    return body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
};

/** Fills `%1` and `%name` in Magento's message from `parameters`. */
const fill = (message: string, parameters: unknown): string => {
  if (parameters === null || typeof parameters !== 'object') return message;
  const values: Record<string, unknown> = Array.isArray(parameters)
    ? Object.fromEntries(parameters.map((value, index) => [String(index + 1), value]))
    : { ...parameters };
  return message.replace(/%(\w+)/g, (found, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : found,
  );
};

/** A failed REST call with request, response, and the message to show (`baseMessage`). */
export class RestError extends Error {
  readonly method: string;
  readonly resourceUrl: string;
  readonly status: number;
  readonly statusText: string;
  readonly baseMessage: string;
  readonly additionalInfo: Readonly<Record<string, unknown>> | undefined;
  readonly trace: string | undefined;

  constructor({ method, resourceUrl, status, statusText }: Facts, text: string, isProduction: boolean) {
    const body = readBody(text);
    const baseMessage = typeof body?.message === 'string' ? fill(body.message, body.parameters) : text;
    super(`${method} ${resourceUrl} responded ${status} ${statusText}: ${baseMessage}`);
    this.name = 'RestError';
    this.method = method;
    this.resourceUrl = resourceUrl;
    this.status = status;
    this.statusText = statusText;
    this.baseMessage = baseMessage;
    const { message: _message, trace, ...additional } = body ?? {};
    this.additionalInfo = body ? additional : undefined;
    this.trace = typeof trace === 'string' && !isProduction ? trace : undefined;
  }
}
