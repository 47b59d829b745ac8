import type {
  Attribute,
  AttributeInput,
  AttributeKind,
  AttributeOption,
  Labels,
} from '#commerce/merchandise/attributes/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import type { RestFields } from '#commerce/platform/rest/input.ts';
import type { Wording } from '#commerce/platform/store-view-types.ts';
import { invalidValue, urlKeyOf } from './product-rules.ts';

/** Supported inputs of Magento. */
const INPUTS: Readonly<Record<string, AttributeKind>> = {
  select: 'select',
  multiselect: 'multiselect',
  boolean: 'boolean',
  text: 'text',
  textarea: 'text',
  price: 'decimal',
  weight: 'decimal',
};

const CODE = /^[a-z][a-z0-9_]{0,59}$/;
const MAX_LABEL = 255;

const checkedLabel = (label: string, name: string): string => {
  const text = label.trim();
  if (text === '' || text.length > MAX_LABEL) throw invalidValue(text, name);
  return text;
};

/** Labels by wording: the default label is English, labels of store views have their view's wording. */
const readLabels = (
  fields: RestFields,
  { label, views }: { label: string; views: string },
  wordings: ReadonlyMap<number, Wording>,
  before: Labels,
): Labels => {
  const given = fields.text(label);
  const own = fields.list(views).map((entry): [Wording, string] => {
    const wording = wordings.get(entry.integer('storeId') ?? -1);
    if (!wording)
      throw new InputError('Requested store is not found (%1)', { parameters: [entry.integer('storeId') ?? ''] });
    return [wording, checkedLabel(entry.text('label') ?? '', views)];
  });
  return {
    ...before,
    ...(given === undefined ? {} : { en: checkedLabel(given, label) }),
    ...Object.fromEntries(own),
  };
};

const EMPTY: Omit<AttributeInput, 'code'> = {
  input: 'text',
  labels: {},
  unit: null,
  isFilterable: false,
  isSearchable: false,
  isSortable: false,
  isComparable: false,
  isUsedInListing: false,
  isVisibleOnFront: false,
  position: 0,
  options: [],
};

const FLAGS = {
  isFilterable: 'isFilterable',
  isSearchable: 'isSearchable',
  isComparable: 'isComparable',
  isVisibleOnFront: 'isVisibleOnFront',
  usedInProductListing: 'isUsedInListing',
  usedForSortBy: 'isSortable',
} as const satisfies Readonly<Record<string, keyof AttributeInput>>;

/** Magento's 2 is "filterable without results". */
const flagOf = (fields: RestFields, name: string): boolean => (fields.text(name) === '2' ? true : fields.flag(name));

type Known = { wordings: ReadonlyMap<number, Wording>; isListField(code: string): boolean };

/** Reads a body `{ attribute }`: a new attribute, or a change of an existing one. */
export const readAttribute = (fields: RestFields, before: Attribute | undefined, known: Known): AttributeInput => {
  const code = before?.code ?? fields.text('attributeCode') ?? '';
  if (!CODE.test(code))
    throw new InputError(
      'Attribute code "%1" is invalid. Please use only letters (a-z), numbers (0-9) or underscore(_) in this field, first character should be a letter.',
      { parameters: [code.slice(0, 60)] },
    );
  const form = fields.text('frontendInput');
  const input =
    form === undefined ? before?.input : before?.input === 'decimal' && form === 'text' ? 'decimal' : INPUTS[form];
  if (!input || (before && input !== before.input)) throw invalidValue(form ?? '', 'frontend_input');
  const flags = Object.entries(FLAGS).flatMap(([name, field]) =>
    fields.has(name) ? [[field, flagOf(fields, name)] as const] : [],
  );
  const next: AttributeInput = {
    ...EMPTY,
    ...before,
    ...Object.fromEntries(flags),
    code,
    input,
    labels: readLabels(
      fields,
      { label: 'defaultFrontendLabel', views: 'frontendLabels' },
      known.wordings,
      before?.labels ?? {},
    ),
    position: fields.integer('position') ?? before?.position ?? 0,
  };
  if (!next.labels.en)
    throw new InputError('"%1" is required. Enter and try again.', { parameters: ['frontend_label'] });
  if ((next.isFilterable || next.isSortable) && !known.isListField(code))
    throw new InputError('The attribute "%1" cannot be a filter or an order of lists.', { parameters: [code] });
  return next;
};

/** A new option, or a change of an existing one. */
export const readOption = (
  fields: RestFields,
  {
    attribute,
    before,
    wordings,
  }: { attribute: Pick<AttributeInput, 'options'>; before?: AttributeOption | undefined; wordings: Known['wordings'] },
): Omit<AttributeOption, 'id'> => {
  const labels = readLabels(fields, { label: 'label', views: 'storeLabels' }, wordings, before?.labels ?? {});
  const english = labels.en ?? '';
  if (!english) throw new InputError('The attribute option label is empty. Enter the value and try again.');
  const twin = attribute.options.find((one) => one !== before && (one.labels.en ?? '') === english);
  if (twin)
    throw new InputError('Admin store attribute option label "%1" is already exists.', { parameters: [english] });
  const base = urlKeyOf(english) || 'option';
  const taken = new Set(attribute.options.map(({ code }) => code));
  let code = before?.code ?? base;
  for (let count = 2; !before && taken.has(code); count++) code = `${base}-${count}`;
  return {
    code,
    labels,
    position: fields.integer('sortOrder') ?? before?.position ?? attribute.options.length,
    swatch: before?.swatch ?? null,
    hidesPriceFrom: before?.hidesPriceFrom ?? [],
    group: before?.group ?? null,
  };
};
