import { useQuery } from '@tanstack/react-query';
import { ADDRESS_FIELDS } from '#contract/address-fields.ts';
import { queryOptionsFor } from '../commerce/query-options.ts';
import { usePlatform, type Platform } from '../platform.tsx';
import { GetFormAttributesDocument, type GetFormAttributesQuery } from './get-form-attributes.graphql.ts';

/** A form of Magento, by its code. */
export type FormCode =
  | 'customer_account_create'
  | 'customer_account_edit'
  | 'customer_address_edit'
  | 'customer_register_address';

const INPUTS = ['TEXT', 'TEXTAREA', 'MULTILINE', 'SELECT', 'MULTISELECT', 'BOOLEAN', 'DATE', 'DATETIME'] as const;
/** `FILE` is a required file or picture, which no form here can send. */
export type AttributeInput = (typeof INPUTS)[number] | 'FILE';

/** A custom attribute of a form. */
export type FormAttribute = {
  code: string;
  label: string;
  input: AttributeInput;
  isRequired: boolean;
  /** Value of a new entity. */
  initial: string;
  options: readonly { label: string; value: string }[];
  /** Rules for a value, by their name in `ValidationRuleEnum`. */
  rules: readonly { name: string; value: string }[];
};

export type FormAttributes = {
  /** Built-in fields of the form by code. The value is true for required fields. */
  builtIn: Readonly<Record<string, boolean>>;
  /** Custom attributes in form order. */
  extra: readonly FormAttribute[];
};

/** Attributes with built-in fields in the storefront's forms. */
const ACCOUNT = ['firstname', 'lastname', 'email'];
const ADDRESS = [
  ...ADDRESS_FIELDS.map(({ name }): string => name),
  'firstname',
  'lastname',
  'street',
  'city',
  'country_id',
  'region',
  'region_id',
  'postcode',
  'telephone',
];

type Item = NonNullable<GetFormAttributesQuery['attributesForm']['items'][number]>;

const orderOf = (item: Item): number => ('sort_order' in item ? (item.sort_order ?? 0) : 0);

const inputOf = ({ frontend_input: input, is_required: isRequired }: Item): AttributeInput | undefined =>
  (input === 'FILE' || input === 'IMAGE') && isRequired ? 'FILE' : INPUTS.find((known) => known === input);

const extraOf = (item: Item): FormAttribute[] => {
  const input = inputOf(item);
  return input
    ? [
        {
          code: item.code,
          label: item.label ?? item.code,
          input,
          isRequired: item.is_required,
          initial: item.default_value ?? '',
          options: item.options.flatMap((option) =>
            option && option.value !== '' ? [{ label: option.label, value: option.value }] : [],
          ),
          rules: ('validate_rules' in item ? (item.validate_rules ?? []) : []).flatMap((rule) =>
            rule?.name ? [{ name: rule.name, value: rule.value ?? '' }] : [],
          ),
        },
      ]
    : [];
};

const attributesOf = ({ attributesForm }: GetFormAttributesQuery, form: FormCode): FormAttributes | null => {
  const items = attributesForm.items.filter((item) => item !== null).toSorted((a, b) => orderOf(a) - orderOf(b));
  if (items.length === 0) return null;
  const builtIn = form.startsWith('customer_account') ? ACCOUNT : ADDRESS;
  return {
    builtIn: Object.fromEntries(
      items.flatMap(({ code, is_required }) => (builtIn.includes(code) ? [[code, is_required] as const] : [])),
    ),
    extra: items.filter(({ code }) => !builtIn.includes(code)).flatMap(extraOf),
  };
};

/** Attributes of a form. Null if the back end does not list them. */
export const formAttributesQuery = (platform: Pick<Platform, 'commerce' | 'storeView' | 'currency'>, form: FormCode) =>
  queryOptionsFor(
    platform,
    GetFormAttributesDocument,
    { form },
    { select: (result) => attributesOf(result, form), recover: () => null },
  );

const NONE: readonly FormAttribute[] = [];

/** Custom attributes of a form. Empty until they are loaded. */
export const useExtraAttributes = (form: FormCode): readonly FormAttribute[] =>
  useQuery(formAttributesQuery(usePlatform(), form)).data?.extra ?? NONE;
