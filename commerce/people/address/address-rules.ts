import { ADDRESS_LIMITS, normalisePostcode, postcode, STREET_LINES } from '#contract/address.ts';
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

/** Fields absent from the shop's own forms: their names here and on the wire. */
const DETAILS = { prefix: 'prefix', middlename: 'middlename', suffix: 'suffix', fax: 'fax', vatId: 'vat_id' } as const;

const detailsOf = (input: AddressDetails): AddressDetails =>
  Object.fromEntries(Object.keys(DETAILS).map((name) => [name, clean(input[name as keyof AddressDetails]) || null]));

const detailProblem = (details: AddressDetails): InputError | undefined =>
  Object.entries(DETAILS)
    .map(([name, field]) =>
      lengthOf(details[name as keyof AddressDetails] ?? '') > ADDRESS_LIMITS.firstname
        ? tooLong(field, ADDRESS_LIMITS.firstname)
        : undefined,
    )
    .find(Boolean);

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
    company: clean(input.company),
    city: clean(input.city),
    postcode: normalisePostcode(input.countryId ?? '', clean(input.postcode)),
    telephone: clean(input.telephone),
  };
  const add = (problem: CommerceError | undefined): void => void (problem && problems.push(problem));
  add(textProblem('firstname', texts.firstname));
  add(textProblem('lastname', texts.lastname));
  add(textProblem('company', texts.company, false));
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
        : texts.postcode && format?.postcodePattern && !format.postcodePattern.test(texts.postcode.toUpperCase())
          ? invalid(
              'POSTCODE_INVALID',
              `Provided Zip/Postal Code seems to be invalid. Example: ${format.postcodeExample}`,
            )
          : undefined),
  );
  add(
    textProblem('telephone', texts.telephone) ??
      (!(isTelephoneLater && texts.telephone === NO_TELEPHONE) && telephoneIn(countryId ?? '')(texts.telephone)
        ? invalid('TELEPHONE_INVALID', 'Invalid Phone Number. Please use 0-9, +, -, (, ) and space.')
        : undefined),
  );

  const details = detailsOf(input);
  add(detailProblem(details));

  if (problems.length > 0 || !countryId) return { problems };
  return {
    address: {
      firstname: texts.firstname,
      lastname: texts.lastname,
      company: texts.company || null,
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
  'company',
  'city',
  'regionId',
  'postcode',
  'countryId',
  'telephone',
  'prefix',
  'middlename',
  'suffix',
  'fax',
  'vatId',
] as const;

export const isSameAddress = (one: Address, other: Address): boolean =>
  COMPARED.every((field) => (one[field] ?? null) === (other[field] ?? null)) &&
  one.street.join('\n') === other.street.join('\n');
