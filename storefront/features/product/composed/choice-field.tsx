import {
  type Selection,
  type Choice,
  type Amount,
  type ChoiceValue,
  minorOf,
  countedValue,
  isTyped,
} from './choices.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useMinorMoney } from '#storefront/platform/money/use-money.ts';
import { TextArea, TextField, SelectField } from '#storefront/ui/field/text-field.tsx';
import { MAX_OPTION_CHARACTERS } from '#contract/product-options.ts';
import { useId } from 'react';
import { Checkbox, Radio } from '#storefront/ui/field/choice.tsx';
import { QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import choiceStyles from './choices.module.css';

type ChoiceFieldProps = {
  choice: Choice;
  selection: Selection;
  /** Amount that percentages refer to, in minor units. */
  base: number;
  currency: string;
  error: string | undefined;
  onSelect: (response: Selection) => void;
};

/** Formats surcharges; returns an empty string without one. */
export const useAmount = (base: number, currency: string) => {
  const t = useT();
  const money = useMinorMoney();
  const added = (amount: Amount | undefined, quantity = 1): string => {
    const minor = minorOf(amount, base) * quantity;
    return minor === 0 ? '' : t('choices.plus', { price: money(minor, currency) });
  };
  return {
    added,
    ofValue: ({ amount, quantity, canChangeQuantity }: ChoiceValue): string => {
      const each = minorOf(amount, base);
      if (canChangeQuantity && each !== 0) return t('choices.each', { price: money(each, currency) });
      return added(amount, quantity);
    },
    nameOf: ({ label, quantity, canChangeQuantity, isInStock }: ChoiceValue): string => {
      const name = quantity > 1 && !canChangeQuantity ? t('choices.times', { quantity, name: label }) : label;
      return isInStock ? name : t('choices.sold-out', { name });
    },
  };
};

const TYPES: Readonly<Record<string, string>> = {
  field: 'text',
  date: 'date',
  date_time: 'datetime-local',
  time: 'time',
};

/** A text, date or time field. A text that is too long stays, so that it can be shortened. */
const TypedChoice = ({ choice, selection, base, currency, error, onSelect }: ChoiceFieldProps) => {
  const t = useT();
  const { added } = useAmount(base, currency);
  const { uid, kind, title, isRequired, maxCharacters, amount } = choice;
  const price = added(amount);
  const isText = kind === 'field' || kind === 'area';
  const own = {
    label: (
      <span>
        {title} {price && <span className={choiceStyles.price}>{price}</span>}
      </span>
    ),
    optional: isRequired ? undefined : t('field.optional'),
    hint: isText && maxCharacters < MAX_OPTION_CHARACTERS ? t('choices.most', { max: maxCharacters }) : undefined,
    error,
    name: uid,
    value: selection.values[0] ?? '',
    'aria-required': isRequired || undefined,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onSelect({ values: [currentTarget.value] }),
  };
  return kind === 'area' ? <TextArea {...own} rows={3} /> : <TextField {...own} type={TYPES[kind] ?? 'text'} />;
};

const SelectChoice = ({ choice, selection, base, currency, error, onSelect }: ChoiceFieldProps) => {
  const t = useT();
  const { ofValue, nameOf } = useAmount(base, currency);
  const { uid, title, isRequired, values } = choice;
  return (
    <SelectField
      label={title}
      optional={isRequired ? undefined : t('field.optional')}
      error={error}
      name={uid}
      aria-required={isRequired || undefined}
      value={selection.values[0] ?? ''}
      onChange={({ currentTarget: { value } }) => onSelect({ values: value ? [value] : [] })}
    >
      <option value="">{t(isRequired ? 'choices.choose' : 'choices.none')}</option>
      {values.map((value) => (
        <option key={value.uid} value={value.uid} disabled={!value.isInStock}>
          {[nameOf(value), ofValue(value)].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  );
};

/** Radio buttons or checkboxes. */
const ShownChoice = ({ choice, selection, base, currency, error, onSelect }: ChoiceFieldProps) => {
  const t = useT();
  const id = useId();
  const { ofValue, nameOf } = useAmount(base, currency);
  const { uid, of, kind, title, isRequired, values } = choice;
  const isOne = kind === 'radio';
  const Box = isOne ? Radio : Checkbox;
  const press = (value: string): void => {
    if (isOne) return onSelect({ values: value ? [value] : [] });
    const rest = selection.values.filter((each) => each !== value);
    onSelect({ values: rest.length < selection.values.length ? rest : [...rest, value] });
  };
  return (
    <fieldset
      role={isOne ? 'radiogroup' : undefined}
      aria-required={(isOne && isRequired) || undefined}
      aria-invalid={(isOne && error !== undefined) || undefined}
      aria-describedby={error ? id : undefined}
      data-wrong={error ? '' : undefined}
    >
      <legend>
        {title || (of === 'files' ? t('choices.files') : '')}
        {!isRequired && <span className={choiceStyles.optional}>{t('field.optional')}</span>}
      </legend>
      <div className={choiceStyles.values}>
        {isOne && !isRequired && (
          <Radio
            name={uid}
            value=""
            label={t('choices.none')}
            checked={selection.values.length === 0}
            onChange={() => press('')}
          />
        )}
        {values.map((value) => (
          <div key={value.uid}>
            <Box
              name={uid}
              value={value.uid}
              checked={selection.values.includes(value.uid)}
              disabled={!value.isInStock}
              onChange={() => press(value.uid)}
              label={
                <span className={choiceStyles.value}>
                  {nameOf(value)} <span className={choiceStyles.price}>{ofValue(value)}</span>
                </span>
              }
            />
            {value.sample && (
              <a className={choiceStyles.look} data-reload="" href={value.sample}>
                {t('choices.files.look', { name: value.label })}
              </a>
            )}
          </div>
        ))}
      </div>
      {error && (
        <p id={id} className={choiceStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** The field of one choice, with the quantity of a part of a bundle. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const t = useT();
  const { choice, selection, onSelect } = props;
  if (choice.kind === 'file')
    return (
      <p className={choiceStyles.note}>
        <strong>{choice.title}</strong> {t(choice.isRequired ? 'choices.file.required' : 'choices.file')}
      </p>
    );
  if (isTyped(choice.kind)) return <TypedChoice {...props} />;
  const counted = countedValue(choice, selection);
  const Field = choice.kind === 'select' ? SelectChoice : ShownChoice;
  return (
    <div>
      <Field {...props} />
      {counted && (
        <div className={choiceStyles.count}>
          <span aria-hidden="true">{t('choices.quantity', { name: counted.label })}</span>
          <QuantityField
            isSmall
            value={selection.quantity ?? counted.quantity}
            onChange={(quantity) => onSelect({ ...selection, quantity })}
            labels={{
              field: t('choices.quantity', { name: counted.label }),
              less: t('choices.less', { name: counted.label }),
              more: t('choices.more', { name: counted.label }),
            }}
          />
        </div>
      )}
    </div>
  );
};
