import { useEffect, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Radio } from '#storefront/ui/field/choice.tsx';
import { SelectField, TextArea } from '#storefront/ui/field/text-field.tsx';
import { MAX_NOTES_LENGTH, MAX_PEOPLE, VISIT_TOPICS } from '#contract/reservation.ts';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import styles from './visit-topic-field.module.css';

export const TOPICS = {
  floor: 'reservation.topic.floor',
  wall: 'reservation.topic.wall',
  slab: 'reservation.topic.slab',
  wood_vinyl: 'reservation.topic.wood_vinyl',
  outdoor: 'reservation.topic.outdoor',
  project: 'reservation.topic.project',
} as const;

/** Topic of the visit, so that the showroom can prepare samples. */
export const VisitTopicField = ({ errors }: { errors: Readonly<Record<string, string | undefined>> }) => {
  const t = useT();
  const notes = useRef<HTMLTextAreaElement>(null);
  // A link may contain the topic. It is read here, because the page is cached without its query.
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const topics = notes.current?.form?.elements.namedItem('topic');
    if (topics instanceof RadioNodeList && query.has('topic')) topics.value = query.get('topic') ?? '';
    if (notes.current && !notes.current.value)
      notes.current.value = (query.get('notes') ?? '').slice(0, MAX_NOTES_LENGTH);
  }, []);
  return (
    <>
      <ChoiceFieldset legend={t('reservation.topic')} error={errors['topic']}>
        <div className={styles.topics}>
          {VISIT_TOPICS.map((topic) => (
            <Radio
              key={topic}
              isCard
              className={styles.topic ?? ''}
              name="topic"
              value={topic}
              label={t(TOPICS[topic])}
            />
          ))}
        </div>
      </ChoiceFieldset>
      <SelectField
        className={styles.people}
        label={t('reservation.people')}
        name="people"
        defaultValue="1"
        error={errors['people']}
      >
        {Array.from({ length: MAX_PEOPLE }, (_, index) => (
          <option key={index} value={index + 1}>
            {index + 1}
          </option>
        ))}
      </SelectField>
      <TextArea
        ref={notes}
        label={t('reservation.notes')}
        optional={t('field.optional')}
        hint={t('reservation.notes.hint')}
        name="notes"
        rows={4}
        maxLength={MAX_NOTES_LENGTH}
        error={errors['notes']}
      />
    </>
  );
};
