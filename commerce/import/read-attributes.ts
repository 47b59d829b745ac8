import { canBeListField, computedOptions, groupedBy } from '#commerce/merchandise/catalog/service.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import type { Folder } from './folder.ts';
import { groupOf, groupProblems } from './option-group.ts';
import { attributesSchema } from './schemas.ts';

const FILE = 'attributes.yaml';
const GUEST = 0;

/** Customer groups that do not see a price. */
const hiddenFrom = (given: boolean | readonly number[]): readonly number[] => {
  if (typeof given !== 'boolean') return given;
  return given ? [GUEST] : [];
};

export const readAttributes = (folder: Folder): readonly AttributeInput[] => {
  const attributes = folder.yaml(FILE, attributesSchema) ?? [];
  const seen = new Set<string>();
  for (const { code, input, options, filterable, sortable } of attributes) {
    if ((filterable || sortable) && !canBeListField(code))
      folder.problems.add({
        file: FILE,
        field: code,
        message: `cannot be ${filterable ? 'filterable' : 'sortable'}: its code must be lower-case letters, digits and underscores, and none that lists know already (price, name, …)`,
      });
    if (seen.has(code)) folder.problems.add({ file: FILE, field: code, message: 'stands twice' });
    seen.add(code);
    const hasList = input === 'select' || input === 'multiselect';
    if (hasList && options.length === 0)
      folder.problems.add({ file: FILE, field: code, message: `is a ${input} without options` });
    const codes = options.map((option) => option.code);
    const computed = computedOptions({ code, input });
    const unknown = computed && codes.find((one) => !computed.includes(one));
    if (unknown !== undefined)
      folder.problems.add({
        file: FILE,
        field: `${code}.options`,
        message: `"${unknown}" is not computed: its options are ${computed?.join(', ')}`,
      });
    for (const option of options)
      for (const message of groupProblems(option.group, groupedBy({ code, input })))
        folder.problems.add({ file: FILE, field: `${code}.options`, message: `"${option.code}" ${message}` });
    const twice = codes.find((one, index) => codes.indexOf(one) !== index);
    if (twice !== undefined)
      folder.problems.add({ file: FILE, field: `${code}.options`, message: `"${twice}" stands twice` });
  }
  return attributes.map((attribute) => ({
    code: attribute.code,
    input: attribute.input,
    labels: attribute.label,
    unit: attribute.unit ?? null,
    isFilterable: attribute.filterable,
    isSearchable: attribute.searchable,
    isSortable: attribute.sortable,
    isComparable: attribute.comparable,
    isUsedInListing: attribute.used_in_listing,
    isVisibleOnFront: attribute.visible_on_front,
    position: attribute.position,
    options: attribute.options.map((option, index) => ({
      code: option.code,
      labels: option.label,
      position: index,
      swatch: option.swatch ?? null,
      hidesPriceFrom: hiddenFrom(option.hide_price),
      group: option.group ? groupOf(option.group) : null,
    })),
  }));
};
