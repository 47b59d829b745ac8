import { ADDRESS_FIELDS, byAddressField } from '#contract/address-fields.ts';
import { ADDRESS_LIMITS, normalisePostcode, postcode, postcodeLike, STREET_LINES } from '#contract/address.ts';
import { telephoneIn } from '#contract/telephone.ts';
import { lengthOf } from '#contract/text-length.ts';
import { countryFormat } from '#commerce/platform/countries.ts';
import { CommerceError, InputError } from '#commerce/platform/errors.ts';
import { countryOf, regionOf } from './region-rules.ts';
import type { Regions } from './region-rules.ts';
import type { Address, AddressDetails, AddressInput, Country } from './types.ts';

type Field = keyof typeof ADDRESS_LIMITS;

const CODE_PREFIX = 'ADDRESS';

/** Normalised to NFC, on one line, trimmed. */
const clean = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

const required = (field: string): InputError =>
  new InputError('"%fieldName" is required. Enter and try again.', {
    code: `${CODE_PREFIX}_${field.toUpperCase()}_REQUIRED`,
    parameters: { fieldName: field },
  });

const tooLong = (field: string, length: number): InputError =>
  new InputError('"%fieldName" length must be equal or less than %length characters.', {
    code: `${CODE_PREFIX}_${field.toUpperCase()}_TOO_LONG`,
    parameters: { fieldName: field, length },
  });

const invalid = (field: string, message: string): InputError =>
  new InputError(message, { code: `${CODE_PREFIX}_${field}` });

const textProblem = (field: Field, value: string, isRequired = true): InputError | undefined => {
  if (value === '') return isRequired ? required(field) : undefined;
  return lengthOf(value) > ADDRESS_LIMITS[field] ? tooLong(field, ADDRESS_LIMITS[field]) : undefined;
};

const POSTCODE_PROBLEMS = {
  postcode_ca: () => invalid('POSTCODE_INVALID', 'Provided Zip/Postal Code seems to be invalid. Example: H2Y 1C6'),
  postcode_us: () =>
    invalid('POSTCODE_INVALID', 'Provided Zip/Postal Code seems to be invalid. Example: 05401 or 05401-1234'),
  postcode_region: () => invalid('POSTCODE_REGION', 'The postal code does not belong to the selected region.'),
};

const attempt = <T>(problems: CommerceError[], find: () => T): T | undefined => {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    problems.push(error);
    return undefined;
  }
};

/** Errors in optional fields. */
const detailProblems = (details: AddressDetails): readonly InputError[] =>
  ADDRESS_FIELDS.filter(({ name, maxLength }) => lengthOf(details[name] ?? '') > maxLength).map(({ name, maxLength }) =>
    tooLong(name, maxLength),
  );

/** Placeholder that Magento's React storefront sends as the telephone number while it estimates. */
export const NO_TELEPHONE = 'telephone';

/** Countries sold to, and checks to skip. */
export type AddressScope = { sold: readonly Country[]; isTelephoneLater?: boolean };

/** The normalised address, or all of its problems. */
export const checkAddress = (
  input: AddressInput,
  regionsOf: Regions,
  { sold, isTelephoneLater = false }: AddressScope,
): { address: Address } | { problems: readonly CommerceError[] } => {
  const problems: CommerceError[] = [];
  const street = (input.street ?? []).map(clean).filter(Boolean);
  const texts = {
    firstname: clean(input.firstname),
    lastname: clean(input.lastname),
    city: clean(input.city),
    postcode: normalisePostcode(input.countryId ?? '', clean(input.postcode)),
    telephone: clean(input.telephone),
  };
  const add = (problem: CommerceError | undefined): void => void (problem && problems.push(problem));
  add(textProblem('firstname', texts.firstname));
  add(textProblem('lastname', texts.lastname));
  if (street.length === 0) add(required('street'));
  else if (street.length > STREET_LINES)
    add(invalid('STREET_LINES', `"Street Address" cannot contain more than ${STREET_LINES} lines.`));
  else add(street.map((line) => textProblem('street', line)).find(Boolean));
  add(textProblem('city', texts.city));

  const countryId = attempt(problems, () => countryOf(input.countryId, sold));
  const region = countryId === undefined ? undefined : attempt(problems, () => regionOf(countryId, input, regionsOf));
  const format = countryId === undefined ? undefined : countryFormat(countryId);
  if (format?.regions === 'required' && !region && !problems.some(({ code }) => code?.startsWith('ADDRESS_REGION')))
    add(invalid('REGION_REQUIRED', 'Region is required.'));

  const postcodeText = textProblem(
    'postcode',
    texts.postcode,
    format?.postcodes !== 'optional' && format?.postcodes !== 'none',
  );
  const postcodeProblem = countryId && postcode(countryId, region?.code)(texts.postcode)?.code;
  add(
    postcodeText ??
      (postcodeProblem && postcodeProblem in POSTCODE_PROBLEMS
        ? POSTCODE_PROBLEMS[postcodeProblem as keyof typeof POSTCODE_PROBLEMS]()
        : texts.postcode && format?.postcode && postcodeLike(format.postcode)(texts.postcode)
          ? invalid(
              'POSTCODE_INVALID',
              `Provided Zip/Postal Code seems to be invalid. Example: ${format.postcode.example}`,
            )
          : undefined),
  );
  add(
    textProblem('telephone', texts.telephone) ??
      (!(isTelephoneLater && texts.telephone === NO_TELEPHONE) && telephoneIn(countryId ?? '')(texts.telephone)
        ? invalid('TELEPHONE_INVALID', 'Invalid Phone Number. Please use 0-9, +, -, (, ) and space.')
        : undefined),
  );

  const details = byAddressField((name) => clean(input[name]) || null);
  problems.push(...detailProblems(details));

  if (problems.length > 0 || !countryId) return { problems };
  return {
    address: {
      firstname: texts.firstname,
      lastname: texts.lastname,
      street,
      city: texts.city,
      regionId: region?.id ?? null,
      regionCode: region?.code ?? '',
      postcode: texts.postcode,
      countryId,
      telephone: texts.telephone,
      ...details,
    },
  };
};

/** Like {@link checkAddress}, but throws: one problem as its own error, several as `errors` of one with `message`. */
export const checkedAddress = (
  input: AddressInput,
  regionsOf: Regions,
  message: string,
  scope: AddressScope,
): Address => {
  const result = checkAddress(input, regionsOf, scope);
  if ('address' in result) return result.address;
  const [only, ...others] = result.problems;
  if (only && others.length === 0) throw only;
  throw new InputError(message, { errors: result.problems });
};

const COMPARED = [
  'firstname',
  'lastname',
  'city',
  'regionId',
  'postcode',
  'countryId',
  'telephone',
  ...ADDRESS_FIELDS.map(({ name }) => name),
] as const;

export const isSameAddress = (one: Address, other: Address): boolean =>
  COMPARED.every((field) => (one[field] ?? null) === (other[field] ?? null)) &&
  one.street.join('\n') === other.street.join('\n');
