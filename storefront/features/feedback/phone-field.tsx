import { useLayoutEffect, useRef } from 'react';
import { hasGroupedTelephone } from '#contract/telephone.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { caretAfter, countDigits, formatPhone } from './phone.ts';

type Props = { label: string; value: string; error: string | undefined; onChange: (value: string) => void };

/** Inserts dashes while typing; the caret keeps its place among the digits. */
const GroupedPhoneField = ({ value, onChange, ...field }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || document.activeElement !== input.current) return;
    const caret = caretAfter(value, digitsBefore.current);
    digitsBefore.current = undefined;
    input.current?.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <ContactField
      {...field}
      kind="telephone"
      required={false}
      ref={input}
      name="user_phone"
      placeholder="###-###-####"
      value={value}
      onChange={({ target }) => {
        digitsBefore.current = countDigits(target.value.slice(0, target.selectionStart ?? target.value.length));
        onChange(formatPhone(target.value));
      }}
    />
  );
};

/** Groups the digits in North America; elsewhere the number stays as typed. */
export const PhoneField = (props: Props) => {
  const { countryId } = usePlatform().storeView;
  if (hasGroupedTelephone(countryId)) return <GroupedPhoneField {...props} />;
  const { onChange, ...field } = props;
  return (
    <ContactField
      {...field}
      kind="telephone"
      required={false}
      name="user_phone"
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
