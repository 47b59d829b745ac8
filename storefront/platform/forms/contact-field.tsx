import type { ComponentProps } from 'react';
import { ADDRESS_LIMITS } from '#contract/address.ts';
import { MAX_COMPANY_NAME, MAX_FULL_NAME } from '#contract/contact-fields.ts';
import { MAX_EMAIL_LENGTH } from '#contract/validation.ts';
import type { MessageId } from '#storefront/generated/message-id.ts';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { useT } from '../i18n/use-t.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
>;

const POSTCODE = { name: 'postcode', autoComplete: 'postal-code', maxLength: ADDRESS_LIMITS.postcode } as const;

/** Label and input attributes of each contact detail; `name` is the usual field name. */
const FIELDS = {
  full_name: { label: 'field.full_name', name: 'name', autoComplete: 'name', maxLength: MAX_FULL_NAME },
  firstname: {
    label: 'field.firstname',
    name: 'firstname',
    autoComplete: 'given-name',
    maxLength: ADDRESS_LIMITS.firstname,
  },
  lastname: {
    label: 'field.lastname',
    name: 'lastname',
    autoComplete: 'family-name',
    maxLength: ADDRESS_LIMITS.lastname,
  },
  email: {
    label: 'field.email',
    name: 'email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: MAX_EMAIL_LENGTH,
  },
  telephone: {
    label: 'field.telephone',
    name: 'telephone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: ADDRESS_LIMITS.telephone,
  },
  company: { label: 'field.company', name: 'company', autoComplete: 'organization', maxLength: MAX_COMPANY_NAME },
  city: { label: 'field.city', name: 'city', autoComplete: 'address-level2', maxLength: ADDRESS_LIMITS.city },
  postcode: { label: 'field.postcode', autoCapitalize: 'characters', ...POSTCODE },
  zip: { label: 'field.zip', inputMode: 'numeric', ...POSTCODE },
} as const satisfies Readonly<Record<string, InputProps & { label: MessageId }>>;

export type ContactFieldKind = keyof typeof FIELDS;

/** Attributes of the input, for forms without `ContactField`. */
export const contactInput = (kind: ContactFieldKind): InputProps & { name: string } => {
  const { label: _, ...input } = FIELDS[kind];
  return input;
};

export const contactLabel = (kind: ContactFieldKind): MessageId => FIELDS[kind].label;

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'optional'> & {
  kind: ContactFieldKind;
  /** Replaces the usual label. */
  label?: string;
  /** Messages of all invalid fields of the form, by name. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Shows the optional marker. */
  isOptional?: boolean;
};

/** A contact detail with the same label, keyboard, autofill and maximum length in every form. */
export const ContactField = ({ kind, label, errors = {}, isOptional = false, ...props }: Props) => {
  const t = useT();
  const input = { ...contactInput(kind), ...props };
  return (
    <TextField
      required={!isOptional}
      error={errors[input.name]}
      {...input}
      label={label ?? t(contactLabel(kind))}
      optional={isOptional ? t('field.optional') : undefined}
    />
  );
};
