import { useId } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Checkbox, Radio } from '#storefront/ui/field/choice.tsx';
import { SelectField } from '#storefront/ui/field/text-field.tsx';
import { QuantityField } from '#storefront/platform/quantity-field/quantity-field.tsx';
import { countedValue, isTyped } from './choices.ts';
import type { ChoiceFieldProps } from './choice-props.ts';
import { TypedChoice } from './typed-choice.tsx';
import { useAmount } from './use-amount.ts';

const SelectChoice = ({ choice, answer, base, currency, error, onAnswer }: ChoiceFieldProps) => {
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
      value={answer.values[0] ?? ''}
      onChange={({ currentTarget: { value } }) => onAnswer({ values: value ? [value] : [] })}
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

/** One or several of the values that are shown. */
const ShownChoice = ({ choice, answer, base, currency, error, onAnswer }: ChoiceFieldProps) => {
  const t = useT();
  const id = useId();
  const { ofValue, nameOf } = useAmount(base, currency);
  const { uid, of, kind, title, isRequired, values } = choice;
  const isOne = kind === 'radio';
  const Box = isOne ? Radio : Checkbox;
  const press = (value: string): void => {
    if (isOne) return onAnswer({ values: value ? [value] : [] });
    const rest = answer.values.filter((each) => each !== value);
    onAnswer({ values: rest.length < answer.values.length ? rest : [...rest, value] });
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
        {!isRequired && <span className="choices-optional">{t('field.optional')}</span>}
      </legend>
      <div className="choices-values">
        {isOne && !isRequired && (
          <Radio
            name={uid}
            value=""
            label={t('choices.none')}
            checked={answer.values.length === 0}
            onChange={() => press('')}
          />
        )}
        {values.map((value) => (
          <div key={value.uid}>
            <Box
              name={uid}
              value={value.uid}
              checked={answer.values.includes(value.uid)}
              disabled={!value.isInStock}
              onChange={() => press(value.uid)}
              label={
                <span className="choices-value">
                  {nameOf(value)} <span className="choices-price">{ofValue(value)}</span>
                </span>
              }
            />
            {value.sample && (
              <a className="choices-look" data-reload="" href={value.sample}>
                {t('choices.files.look', { name: value.label })}
              </a>
            )}
          </div>
        ))}
      </div>
      {error && (
        <p id={id} className="choices-error">
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** A field for one thing that a product asks for, with how many of a part of a bundle. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const t = useT();
  const { choice, answer, onAnswer } = props;
  if (choice.kind === 'file')
    return (
      <p className="choices-note">
        <strong>{choice.title}</strong> {t(choice.isRequired ? 'choices.file.required' : 'choices.file')}
      </p>
    );
  if (isTyped(choice.kind)) return <TypedChoice {...props} />;
  const counted = countedValue(choice, answer);
  const Field = choice.kind === 'select' ? SelectChoice : ShownChoice;
  return (
    <div>
      <Field {...props} />
      {counted && (
        <div className="choices-count">
          <span aria-hidden="true">{t('choices.quantity', { name: counted.label })}</span>
          <QuantityField
            isSmall
            value={answer.quantity ?? counted.quantity}
            onChange={(quantity) => onAnswer({ ...answer, quantity })}
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
