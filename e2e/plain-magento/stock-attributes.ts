type Variables = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, unknown>>;

const item = (code: string, frontend_input: string, label: string, more: Item = {}): Item => ({
  __typename: 'CustomerAttributeMetadata',
  code,
  label,
  frontend_input,
  is_required: true,
  default_value: null,
  options: [],
  sort_order: 200,
  validate_rules: [],
  ...more,
});

const BUSINESS = item('business', 'SELECT', 'Kind of business', {
  options: [
    { label: ' ', value: '' },
    { label: 'Retail', value: '4' },
    { label: 'Contractor', value: '5' },
  ],
});
const TAX = item('taxvat', 'TEXT', 'Tax number', { sort_order: 100 });
const GATE = item('gate_code', 'TEXT', 'Gate code', {
  validate_rules: [{ name: 'INPUT_VALIDATION', value: 'numeric' }],
});

const isAddressForm = (form: unknown): boolean => String(form).includes('address');

/** Attributes of a form: those of the sample shop, and required attributes of this merchant. */
export const stockForm = (given: readonly Item[], form: unknown): readonly Item[] =>
  isAddressForm(form)
    ? [
        ...given.map((one) => ({
          ...one,
          is_required: one['code'] === 'telephone' ? false : one['code'] === 'company' || one['is_required'],
        })),
        GATE,
      ]
    : [...given, TAX, BUSINESS];

const hasAttribute = (list: unknown, code: string): boolean =>
  Array.isArray(list) && (list as Item[]).some((one) => one['attribute_code'] === code);

/** The error for an account or an address without its required attributes. */
export const attributeRefusal = (query: string, variables: Variables) => {
  const input = variables['input'] as Variables | undefined;
  const refused = (label: string) => ({
    errors: [{ message: `"${label}" is a required value.`, extensions: { category: 'graphql-input' } }],
    data: null,
  });
  if (query.includes('createCustomerV2(')) {
    if (!hasAttribute(input?.['custom_attributes'], 'business')) return refused('Kind of business');
    if (!input?.['taxvat']) return refused('Tax number');
  }
  if (query.includes('createCustomerAddress(') && !hasAttribute(input?.['custom_attributesV2'], 'gate_code'))
    return refused('Gate code');
  return undefined;
};

/** Removes custom attributes of addresses from a REST body, or returns undefined if a shipping address lacks them. */
export const withoutAttributes = (path: string, body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  const isShipping = path.endsWith('/shipping-information');
  let isComplete = !isShipping;
  const text = JSON.stringify(JSON.parse(body), (name, value: unknown) => {
    if (name === 'shipping_address' && hasAttribute((value as Item)['custom_attributes'], 'gate_code'))
      isComplete = true;
    return name === 'custom_attributes' ? undefined : value;
  });
  return isComplete ? text : undefined;
};
