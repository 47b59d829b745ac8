import { useCallback, useEffect, useRef, useState } from 'react';
import { contactRules, type ContactField, type ContactTopic } from '#contract/contact.ts';
import { sessionBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { problemMessage } from '#storefront/platform/forms/problem-message.ts';
import { focusField, useForm, valuesOf, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { sendMessage, type Failure } from './send-message.ts';
import { TOPICS } from './topics.ts';

const DAY_SECONDS = 86_400;
/** Removed with all drafts on sign-out. */
const draftKey = (name: string): string => `draft-contact-${name}`;
const NOT_STORED: ReadonlySet<string> = new Set(['website']);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fills empty fields. */
const fill = (form: HTMLFormElement, values: FormValues): void => {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as Control | null;
    if (control && control.type !== 'hidden' && !control.value && value) control.value = value;
  }
};

/**
 * State of the form. Typed values are stored in this tab until the form is sent, across errors, Back and reloads.
 * `name` identifies the draft; `given` fills empty fields.
 */
export const useContact = (name: string, given: FormValues) => {
  const t = useT();
  const {
    commerce,
    storeView: { countryId },
  } = usePlatform();
  const rules = useCallback(() => contactRules(countryId), [countryId]);
  const customer = useSignedInCustomer();
  const [topic, setTopic] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [refused, setRefused] = useState<readonly ContactField[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const last = useRef({ content: '', id: '' });

  const requestIdOf = (values: FormValues): string => {
    const content = JSON.stringify(values);
    if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
    return last.current.id;
  };
  const lines = (values: FormValues): readonly string[] => [
    ...(values['topic'] ? [t(TOPICS[values['topic'] as ContactTopic])] : []),
    ...(values['order_number'] ? [`${t('contact.order_number')}: ${values['order_number']}`] : []),
    ...(values['sku'] ? [`${t('contact.sku')}: ${values['sku']}`] : []),
  ];

  const submit = async (values: FormValues): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    setRefused([]);
    const outcome = await sendMessage(commerce, values, { requestId: requestIdOf(values), lines });
    isSending.current = false;
    setIsBusy(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    if ('refused' in outcome) return setRefused(outcome.refused);
    sessionBrowserStorage.remove(draftKey(name));
    setSentTo(values['email']?.trim());
  };

  const { errors, formProps } = useForm(rules, submit);
  const { ref: form, onInput } = formProps;

  useEffect(() => {
    if (!form.current) return;
    fill(form.current, sessionBrowserStorage.get<FormValues>(draftKey(name)) ?? {});
    fill(form.current, given);
    if (customer)
      fill(form.current, { name: `${customer.firstname} ${customer.lastname}`.trim(), email: customer.email ?? '' });
    setTopic(valuesOf(form.current)['topic'] ?? '');
    // A topic has its own fields.
  }, [form, name, given, customer, topic]);

  const first = refused[0];
  useEffect(() => {
    if (first && form.current) focusField(form.current, first);
  }, [first, form]);

  return {
    topic,
    sentTo,
    failure,
    isBusy,
    errors: {
      ...errors,
      ...Object.fromEntries(
        refused.map((field) => [field, problemMessage(t, { code: field === 'email' ? 'email' : 'required' })]),
      ),
    } as Readonly<Record<string, string | undefined>>,
    again: () => setSentTo(undefined),
    formProps: {
      ...formProps,
      onInput: (event: { target: EventTarget }): void => {
        const field = (event.target as Control).name;
        setRefused((all) => all.filter((one) => one !== field));
        onInput(event);
        if (!form.current) return;
        const values = Object.entries(valuesOf(form.current)).filter(([key]) => !NOT_STORED.has(key));
        // Also stores fields of other topics.
        const draft = { ...sessionBrowserStorage.get<FormValues>(draftKey(name)), ...Object.fromEntries(values) };
        sessionBrowserStorage.set(draftKey(name), draft, DAY_SECONDS);
        if (field === 'topic') setTopic((event.target as Control).value);
      },
    },
  };
};
