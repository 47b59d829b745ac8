import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { isEntered, optionPriceOf, titleIn } from './composition-rules.ts';
import type { CustomOption, OptionType, OptionValue } from './composition-types.ts';
import { entryUid, entryValueUid } from './uids.ts';

const TYPES = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  date_time: 'CustomizableDateOption',
  time: 'CustomizableDateOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
} as const satisfies Record<OptionType, string>;

const DATES: Readonly<Partial<Record<OptionType, 'DATE' | 'DATE_TIME' | 'TIME'>>> = {
  date: 'DATE',
  date_time: 'DATE_TIME',
  time: 'TIME',
};

type View = { storeViewId: number; currency: CurrencyCode; sku: string };

const enteredOf = ({ id, type, price, sku, maxCharacters }: CustomOption, { currency }: View) => ({
  uid: entryUid(id),
  ...optionPriceOf(price, currency),
  sku,
  ...(DATES[type] ? { type: DATES[type] } : { max_characters: maxCharacters ?? 0 }),
});

const valueOf = (option: CustomOption, { id, titles, price, sku }: OptionValue, position: number, view: View) => ({
  uid: entryValueUid(option.id, id),
  option_type_id: id,
  title: titleIn(titles, view.storeViewId),
  ...optionPriceOf(price, view.currency),
  sku,
  sort_order: position,
});

/** A product's options in GraphQL; null without any. */
export const optionsOf = (options: readonly CustomOption[], view: View) =>
  options.length === 0
    ? null
    : options.map((option, position) => ({
        __typename: TYPES[option.type],
        uid: entryUid(option.id),
        option_id: option.id,
        title: titleIn(option.titles, view.storeViewId),
        required: option.isRequired,
        sort_order: position,
        product_sku: view.sku,
        value: isEntered(option.type)
          ? enteredOf(option, view)
          : option.values.map((value, index) => valueOf(option, value, index, view)),
      }));
