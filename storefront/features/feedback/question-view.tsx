import { ContactField } from '#storefront/platform/forms/contact-field.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { SelectField, TextArea } from '#storefront/ui/field/text-field.tsx';
import { MAX_ANSWER_LENGTH, MAX_FEEDBACK_LENGTH } from '#contract/feedback.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { CityField } from './city-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { ProductField } from './product-field.tsx';
import { CHOICES, QUESTIONS } from './question-words.ts';
import type { Question } from './steps.ts';
import { useOfferedChoices } from './use-offered-choices.ts';

type Props = {
  question: Question;
  value: string;
  error: string | undefined;
  isLocked: boolean;
  onChange: (value: string) => void;
};

/** Renders one question according to its kind. */
export const QuestionView = ({ question, value, error, isLocked, onChange }: Props) => {
  const t = useT();
  const { name, kind, choices = [] } = question;
  const offered = useOfferedChoices(choices);
  const field = { label: t(QUESTIONS[name]), value, error, onChange };
  const own = { ...field, name, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  const locked = isLocked ? { readOnly: true, hint: t('feedback.locked') } : {};
  switch (kind) {
    case 'cards':
    case 'options':
    case 'rating':
      return <ChoiceGroup question={question} value={value} error={error} onChange={onChange} />;
    case 'select':
      return (
        <SelectField {...own}>
          <option value="">{t('feedback.choose')}</option>
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {t(CHOICES[choice] ?? 'feedback.other')}
            </option>
          ))}
        </SelectField>
      );
    case 'text':
      return <TextArea {...own} rows={3} maxLength={MAX_FEEDBACK_LENGTH} />;
    case 'product':
      return <ProductField {...field} />;
    case 'city':
      return <CityField {...field} />;
    case 'phone':
      return <PhoneField {...field} />;
    case 'email':
      return <ContactField kind="email" required={false} {...own} {...locked} />;
    case 'name':
      return <ContactField kind="full_name" required={false} {...own} {...locked} maxLength={MAX_ANSWER_LENGTH} />;
  }
};
