import { typedEmail, typedLine, typedNumber } from '#contract/typed-text.ts';
import { useCallback, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { firstProblem, type Rule } from '#contract/validation.ts';
import { useT } from '../i18n/use-t.ts';
import { problemMessage } from './problem-message.ts';

export type FormValues = Readonly<Record<string, string>>;
/**
 * Rules of each field by name; they may depend on values of other fields. Every field with rules must be in the form.
 */
export type FormRules<Name extends string = string> = (
  values: Readonly<Record<NoInfer<Name>, string>>,
) => Readonly<Record<Name, readonly Rule[]>>;

/** Normalises pasted text, which may contain invisible characters. Passwords and long texts stay unchanged. */
const typedValue = (field: Element | RadioNodeList | null, value: string): string => {
  const type = field instanceof HTMLInputElement ? field.type : '';
  if (type === 'email') return typedEmail(value);
  if (type === 'tel') return typedNumber(value);
  return type === 'text' && typedLine(value) !== value.trim() ? typedLine(value) : value;
};

export const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, typedValue(form.elements.namedItem(name), value)] as const] : [],
    ),
  );

/** Focuses a field; for a group of options, the first enabled one. */
export const focusField = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name);
  const choices = found instanceof RadioNodeList ? [...found] : [found];
  choices
    .find(
      (element): element is HTMLInputElement =>
        element instanceof HTMLElement && !(element as HTMLInputElement).disabled,
    )
    ?.focus();
};

/**
 * Form with uncontrolled fields. A field is validated on blur, and on each change while it is invalid; submitting
 * validates all, focuses the first invalid one, and clears nothing.
 */
export const useForm = <Name extends string = string>(
  rules: FormRules<Name>,
  submit: (values: Readonly<Record<Name, string>>) => void | Promise<void>,
) => {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const judge = useCallback(
    (values: FormValues, name: string): string | undefined => {
      const problem = firstProblem(values[name] ?? '', (rules as FormRules)(values)[name] ?? []);
      return problem && problemMessage(t, problem);
    },
    [rules, t],
  );

  const check = useCallback(
    (name: string): void => {
      if (!form.current) return;
      const error = judge(valuesOf(form.current), name);
      setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others));
    },
    [judge],
  );

  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    const { name, value } = event.target as unknown as HTMLInputElement;
    // Submitting validates the whole form; a message that appears before could move the button away from the pointer.
    const isSending = (event.relatedTarget as HTMLButtonElement | null)?.type === 'submit';
    if (name && value !== '' && !isSending) check(name);
  };

  const onInput = (event: { target: EventTarget }): void => {
    const { name } = event.target as HTMLInputElement;
    // Validity of other fields may depend on the changed one.
    if (name) Object.keys(errors).forEach(check);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!form.current) return;
    const values = valuesOf(form.current);
    const found = Object.fromEntries(
      Object.keys((rules as FormRules)(values)).flatMap((name) =>
        [judge(values, name)].flatMap((error) => (error ? [[name, error] as const] : [])),
      ),
    );
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) focusField(form.current, first);
    else void submit(values as Readonly<Record<Name, string>>);
  };

  // Before the page is interactive, the method `dialog` keeps the browser from sending the values in an address.
  return { errors, check, formProps: { ref: form, method: 'dialog', noValidate: true, onBlur, onInput, onSubmit } };
};
