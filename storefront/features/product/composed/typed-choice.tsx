import { useT } from '#storefront/platform/i18n/use-t.ts';
import { TextArea, TextField } from '#storefront/ui/field/text-field.tsx';
import { MAX_OPTION_CHARACTERS } from '#contract/product-options.ts';
import type { ChoiceFieldProps } from './choice-props.ts';
import { useAmount } from './use-amount.ts';

const TYPES: Readonly<Record<string, string>> = {
  field: 'text',
  date: 'date',
  date_time: 'datetime-local',
  time: 'time',
};

/** A text, a day or a time of day. What was typed too long stays, so that it can be shortened. */
export const TypedChoice = ({ choice, answer, base, currency, error, onAnswer }: ChoiceFieldProps) => {
  const t = useT();
  const { added } = useAmount(base, currency);
  const { uid, kind, title, isRequired, maxCharacters, amount } = choice;
  const price = added(amount);
  const isText = kind === 'field' || kind === 'area';
  const own = {
    label: (
      <span>
        {title} {price && <span className="choices-price">{price}</span>}
      </span>
    ),
    optional: isRequired ? undefined : t('field.optional'),
    hint: isText && maxCharacters < MAX_OPTION_CHARACTERS ? t('choices.most', { max: maxCharacters }) : undefined,
    error,
    name: uid,
    value: answer.values[0] ?? '',
    'aria-required': isRequired || undefined,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onAnswer({ values: [currentTarget.value] }),
  };
  return kind === 'area' ? <TextArea {...own} rows={3} /> : <TextField {...own} type={TYPES[kind] ?? 'text'} />;
};
