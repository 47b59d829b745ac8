import { useCallback, useEffect } from 'react';
import {
  applicationRules,
  MAX_APPLICANT_CITY,
  MAX_APPLICATION_NEEDS,
  MAX_APPLICATION_TEXT,
} from '#contract/careers.ts';
import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { Honeypot } from '#storefront/platform/forms/honeypot.tsx';
import { problemMessage } from '#storefront/platform/forms/problem-message.ts';
import { useForm, valuesOf, type FormRules } from '#storefront/platform/forms/use-form.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { TextArea } from '#storefront/ui/field/text-field.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { Application } from './use-application.ts';
import styles from './application-page.module.css';

const rulesOf = (step: 'contact' | 'experience', countryId: string): ReturnType<FormRules> => {
  const { name, email, telephone, city, experience, made, needs } = applicationRules(countryId);
  return step === 'contact' ? { name, email, telephone, city } : { experience, made, needs };
};

type Errors = Readonly<Record<string, string | undefined>>;
type FieldsProps = { values: Readonly<Record<string, string>>; errors: Errors };

const ContactFields = ({ values, errors }: FieldsProps) => {
  const t = useT();
  return (
    <>
      <ContactField kind="full_name" defaultValue={values['name']} errors={errors} />
      <ContactField kind="email" hint={t('careers.email.hint')} defaultValue={values['email']} errors={errors} />
      <ContactField
        kind="telephone"
        hint={t('careers.telephone.hint')}
        defaultValue={values['telephone']}
        errors={errors}
        isOptional
      />
      <ContactField
        kind="city"
        label={t('careers.city')}
        maxLength={MAX_APPLICANT_CITY}
        defaultValue={values['city']}
        errors={errors}
        isOptional
      />
      <Honeypot />
    </>
  );
};

const ExperienceFields = ({ values, errors }: FieldsProps) => {
  const t = useT();
  return (
    <>
      <TextArea
        label={t('careers.experience')}
        hint={t('careers.experience.hint')}
        name="experience"
        rows={8}
        maxLength={MAX_APPLICATION_TEXT}
        defaultValue={values['experience']}
        error={errors['experience']}
        required
      />
      <TextArea
        label={t('careers.made')}
        optional={t('field.optional')}
        hint={t('careers.made.hint')}
        name="made"
        rows={4}
        maxLength={MAX_APPLICATION_TEXT}
        defaultValue={values['made']}
        error={errors['made']}
      />
      <TextArea
        label={t('careers.needs')}
        optional={t('field.optional')}
        hint={t('careers.needs.hint')}
        name="needs"
        rows={3}
        maxLength={MAX_APPLICATION_NEEDS}
        defaultValue={values['needs']}
        error={errors['needs']}
      />
    </>
  );
};

const NEXT = { contact: 'experience', experience: 'files' } as const;

/** A step with text fields: the applicant's contact details or experience. */
export const TextStep = ({ step, application }: { step: 'contact' | 'experience'; application: Application }) => {
  const t = useT();
  const { draft, isRead, refused, go, changeValues } = application;
  const { countryId } = useStoreView();
  const rules = useCallback(() => rulesOf(step, countryId), [step, countryId]);
  const { errors, formProps } = useForm(rules, (values) => {
    changeValues(values);
    go(NEXT[step]);
  });
  const { ref: form, onInput } = formProps;

  // After a reload the draft is read after rendering; text typed meanwhile stays.
  useEffect(() => {
    if (!isRead || !form.current) return;
    for (const control of form.current.elements)
      if ((control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) && !control.value)
        control.value = draft.values[control.name] ?? '';
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the draft is there
  }, [isRead, form]);

  const all: Errors = {
    ...Object.fromEntries(
      refused.map((field) => [field, problemMessage(t, { code: field === 'email' ? 'email' : 'required' })]),
    ),
    ...errors,
  };
  const wrong = Object.keys(errors).length;
  const Fields = step === 'contact' ? ContactFields : ExperienceFields;
  return (
    // Before hydration, method `dialog` keeps the browser from sending the form.
    <form
      className={styles.form}

      aria-labelledby="step-title"
      {...formProps}
      onInput={(event) => {
        onInput(event);
        if (form.current) changeValues(valuesOf(form.current));
      }}
    >
      <div role="alert">{wrong > 0 && <p className={styles.problem}>{t('careers.errors', { count: wrong })}</p>}</div>
      <Fields values={draft.values} errors={all} />
      <StepButtons onBack={step === 'experience' ? () => go('contact') : undefined} next={t('careers.next')} />
    </form>
  );
};
