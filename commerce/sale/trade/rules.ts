import { isDay, MAX_CERTIFICATE_NUMBER, MAX_TRADE_DOCUMENTS, TRADE_FIELDS, tradeRules } from '#contract/trade.ts';
import type { TradeField } from '#contract/trade.ts';
import type { TaxCertificateInput, TradeApplicationInput } from '#contract/generated/schema-types.ts';
import { telephoneAsIn } from '#contract/telephone.ts';
import { firstProblem, hasMaxLength, required } from '#contract/validation.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import type { ExemptPlace } from '#commerce/sale/tax/types.ts';
import type { ApplicationRequest, CertificateRequest } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

/** Files and applications per customer. */
export const UPLOAD_RATE = { limit: 30, perSeconds: 3600 };
export const APPLY_RATE = { limit: 10, perSeconds: 3600 };
/** Limit for all unsent files. */
export const MAX_PENDING_BYTES = 1024 ** 3;

/** Retention of unsent documents. */
export const UNSENT_RETENTION_MS = DAY_MS;
export const DECIDED_RETENTION_MS = 90 * DAY_MS;
/** A certificate and its papers are part of the books: so many years after its last day. */
export const CERTIFICATE_RETENTION_YEARS = 7;

export const tradeError = (
  field: TradeField | 'files' | 'closed' | 'member' | 'number' | 'place' | 'until',
  message: string,
): InputError => new InputError(message, { code: `TRADE_${field.toUpperCase()}` });

const TOKEN = /^[A-Za-z0-9]{32}$/;

/** The tokens of papers, each once; throws without one, with too many, or for what no token is. */
export const checkedTokens = (given: readonly string[]): readonly string[] => {
  const tokens = [...new Set(given)];
  if (tokens.length === 0 || tokens.length > MAX_TRADE_DOCUMENTS || !tokens.every((token) => TOKEN.test(token)))
    throw tradeError('files', `Between one and ${MAX_TRADE_DOCUMENTS} files are needed.`);
  return tokens;
};

/** Throws all problems in one error, each with its code. */
export const throwProblems = (errors: readonly InputError[]): void => {
  const [only, ...others] = errors;
  if (only) throw others.length ? new InputError(only.message, { errors }) : only;
};

/** Validated and trimmed. Throws all problems, each with its field's code. */
export const checkedApplication = (input: TradeApplicationInput, countryId: string): ApplicationRequest => {
  const rules = tradeRules(countryId);
  const values = Object.fromEntries(TRADE_FIELDS.map((field) => [field, cleanLine(input[field])])) as Record<
    TradeField,
    string
  >;
  throwProblems(
    TRADE_FIELDS.flatMap((field) =>
      firstProblem(values[field], rules[field]) ? [tradeError(field, `Field ${field} is not valid.`)] : [],
    ),
  );
  return { ...values, telephone: telephoneAsIn(countryId, values.telephone), files: checkedTokens(input.files) };
};

/** Validated; `today` is YYYY-MM-DD. Throws all problems, each with its code. */
export const checkedCertificate = (
  input: TaxCertificateInput,
  places: readonly ExemptPlace[],
  today: string,
): CertificateRequest => {
  const { country_code: countryId, region_code: regionCode, valid_until: validUntil } = input;
  const number = cleanLine(input.number);
  throwProblems([
    ...(firstProblem(number, [required, hasMaxLength(MAX_CERTIFICATE_NUMBER)])
      ? [tradeError('number', 'Field number is not valid.')]
      : []),
    ...(places.some((place) => place.countryId === countryId && place.regionCode === regionCode)
      ? []
      : [tradeError('place', 'No certificates are taken there.')]),
    ...(isDay(validUntil) && validUntil >= today ? [] : [tradeError('until', 'The last day must be today or later.')]),
  ]);
  return { number, countryId, regionCode, validUntil, files: checkedTokens(input.files) };
};
