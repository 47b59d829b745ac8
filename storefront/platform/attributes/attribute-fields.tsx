import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { SelectField, TextArea, TextField } from '#storefront/ui/field/text-field.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { useContactPage } from '../content/linked-content.ts';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/link.tsx';
import { dayOf, errorName } from './attribute-rules.ts';
import { fieldName, type AttributeValues } from './attribute-values.ts';
import type { FormAttribute } from './form-attributes.ts';
import styles from './attribute-fields.module.css';

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  prefix: 'honorific-prefix',
  middlename: 'additional-name',
  suffix: 'honorific-suffix',
  dob: 'bday',
  gender: 'sex',
};

type FieldProps = {
  attribute: FormAttribute;
  value: string;
  error: string | undefined;
  className: string | undefined;
};

/** Checkboxes for a multiple choice. */
const Choices = ({ attribute: { code, label, options, isRequired }, value, error, className }: FieldProps) => {
  const t = useT();
  const chosen = value.split(',');
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>
        {label}
        {!isRequired && <span className={styles.optional}>{t('field.optional')}</span>}
      </legend>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          label={option.label}
          name={fieldName(code, option.value)}
          defaultChecked={chosen.includes(option.value)}
          error={index === 0 ? error : undefined}
        />
      ))}
    </fieldset>
  );
};

/** Says how to send a required file, which the form cannot. */
const FileNote = ({ label, className }: Pick<FieldProps, 'className'> & { label: string }) => {
  const t = useT();
  const contact = useContactPage();
  return (
    <p className={classNames(styles.note, className)}>
      {t('attributes.file', { label })} {contact && <Link href={contact}>{t('attributes.file.contact')}</Link>}
    </p>
  );
};

const AttributeField = (props: FieldProps) => {
  const { attribute, value, error, className } = props;
  const { code, label, input, isRequired, options, rules } = attribute;
  const t = useT();
  const limit = (name: string): string | undefined => rules.find((rule) => rule.name === name)?.value;
  const field = {
    label,
    name: fieldName(code),
    defaultValue: value,
    error,
    className,
    autoComplete: AUTOCOMPLETE[code] ?? 'off',
    required: isRequired,
    optional: isRequired ? undefined : t('field.optional'),
  };
  if (input === 'FILE') return <FileNote label={label} className={className} />;
  if (input === 'MULTISELECT') return <Choices {...props} />;
  if (input === 'BOOLEAN')
    return <Checkbox className={className ?? ''} label={label} name={field.name} defaultChecked={value === '1'} />;
  if (input === 'TEXTAREA' || input === 'MULTILINE') return <TextArea {...field} />;
  if (input === 'SELECT')
    return (
      <SelectField {...field}>
        <option value="">{t('field.choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  if (input === 'DATE')
    return (
      <TextField
        {...field}
        type="date"
        defaultValue={value.slice(0, 10)}
        min={dayOf(limit('DATE_RANGE_MIN') ?? '') || undefined}
        max={dayOf(limit('DATE_RANGE_MAX') ?? '') || undefined}
      />
    );
  if (input === 'DATETIME')
    return <TextField {...field} type="datetime-local" defaultValue={value.replace(' ', 'T').slice(0, 16)} />;
  return <TextField {...field} />;
};

type Props = {
  attributes: readonly FormAttribute[];
  /** Values to edit. The default is the values of a new entity. */
  initial?: AttributeValues | undefined;
  errors: Readonly<Record<string, string>>;
  className?: string | undefined;
};

/** Fields for custom attributes of a form. */
export const AttributeFields = ({ attributes, initial, errors, className }: Props) =>
  attributes.map((attribute) => (
    <AttributeField
      key={attribute.code}
      attribute={attribute}
      value={initial?.[attribute.code] ?? (initial ? '' : attribute.initial)}
      error={errors[errorName(attribute)]}
      className={className}
    />
  ));
