/** Limits and rules of contact details, shared by several forms. */
import { telephoneIn } from './telephone.ts';
import { email, hasMaxLength, required, type Rule } from './validation.ts';

export const MAX_FULL_NAME = 120;
export const MAX_COMPANY_NAME = 120;

export const unlessEmpty =
  (rule: Rule): Rule =>
  (value) =>
    value.trim() === '' ? undefined : rule(value);

export const FULL_NAME_RULES: readonly Rule[] = [required, hasMaxLength(MAX_FULL_NAME)];
export const COMPANY_RULES: readonly Rule[] = [required, hasMaxLength(MAX_COMPANY_NAME)];
export const EMAIL_RULES: readonly Rule[] = [required, email];
/** Validation rules for telephone numbers in a shop of this country. */
export const telephoneRules = (countryId: string): readonly Rule[] => [required, telephoneIn(countryId)];
export const optionalTelephoneRules = (countryId: string): readonly Rule[] => [unlessEmpty(telephoneIn(countryId))];
