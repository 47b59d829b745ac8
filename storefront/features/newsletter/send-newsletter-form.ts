import { email as emailRule, firstProblem, required } from '#contract/validation.ts';
import { captchaMessage } from '#storefront/platform/captcha/captcha.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { problemMessage } from '#storefront/platform/forms/problem-message.ts';
import { translateWith } from '#storefront/platform/i18n/translate.ts';
import type { Translate } from '#storefront/platform/i18n/use-t.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { addToast } from '#storefront/platform/toasts/toast-store.ts';
import { subscribe } from './subscribe.ts';

/** How long the result shows, in milliseconds. */
export const SHOWN_MS = 5000;

type FieldName = 'email' | 'consent';
type Field = { input: HTMLInputElement; problem: () => string | undefined };

const fieldsOf = (form: HTMLFormElement, t: Translate): Readonly<Record<FieldName, Field>> => {
  const input = (name: FieldName) => form.elements.namedItem(name) as HTMLInputElement;
  const [email, consent] = [input('email'), input('consent')];
  return {
    email: {
      input: email,
      problem: () => {
        const problem = firstProblem(email.value, [required, emailRule]);
        return problem && problemMessage(t, problem);
      },
    },
    consent: { input: consent, problem: () => (consent.checked ? undefined : t('newsletter.consent.required')) },
  };
};

const mark = (form: HTMLFormElement, name: FieldName, { input }: Field, problem: string | undefined): void => {
  const text = form.querySelector<HTMLElement>(`[data-error=${name}]`);
  if (text) {
    text.textContent = problem ?? '';
    text.hidden = !problem;
  }
  if (problem) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
};

const failure = (error: unknown, t: Translate): string => {
  if (isNetworkError(error)) return t('newsletter.offline');
  const captcha = captchaMessage(error);
  if (captcha) return t(captcha);
  if (!(error instanceof GraphqlError) || !error.problems[0]) return t('newsletter.failed');
  return error.category === 'graphql-too-many-requests' ? t('newsletter.too_many') : error.problems[0].message;
};

const listening = new WeakSet<HTMLFormElement>();

/** After a failed attempt, validates invalid fields on every change. */
const judgeChanges = (form: HTMLFormElement, fields: Readonly<Record<FieldName, Field>>): void => {
  if (listening.has(form)) return;
  listening.add(form);
  form.addEventListener('input', ({ target }) => {
    const { name } = target as HTMLInputElement;
    if (name !== 'email' && name !== 'consent') return;
    const field = fields[name];
    if (field.input.hasAttribute('aria-invalid')) mark(form, name, field, field.problem());
  });
};

const judge = (form: HTMLFormElement, fields: Readonly<Record<FieldName, Field>>): boolean => {
  judgeChanges(form, fields);
  let first: HTMLInputElement | undefined;
  for (const name of ['email', 'consent'] as const) {
    const problem = fields[name].problem();
    mark(form, name, fields[name], problem);
    if (problem) first ??= fields[name].input;
  }
  first?.focus();
  return first === undefined;
};

/** Validates and sends the form, and shows the result. Input stays until it succeeds. */
export const sendNewsletterForm = async (form: HTMLFormElement, platform: Platform): Promise<void> => {
  const t = translateWith(platform);
  if (form.ariaBusy === 'true' || !judge(form, fieldsOf(form, t))) return;
  const email = (form.elements.namedItem('email') as HTMLInputElement).value.trim();
  const status = form.querySelector('[data-status]');
  form.ariaBusy = 'true';
  if (status) status.textContent = t('newsletter.sending');
  try {
    const response = await subscribe(platform.commerce, email, 'footer');
    if (response === 'SUBSCRIBED')
      addToast({ type: 'success', message: t('newsletter.subscribed'), timeout: SHOWN_MS });
    else if (response === 'NOT_ACTIVE' || response === 'UNCONFIRMED')
      addToast({ type: 'info', message: t('newsletter.confirm'), timeout: SHOWN_MS });
    else throw new Error('The subscription was not answered');
    form.reset();
  } catch (error) {
    addToast({ type: 'error', message: failure(error, t), timeout: SHOWN_MS });
  } finally {
    form.ariaBusy = null;
    if (status) status.textContent = '';
  }
};
