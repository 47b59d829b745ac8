import { useCallback, useEffect, useRef, useState } from 'react';
import { focusField, useForm, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { forgetValues, useStoredValues } from '#storefront/platform/forms/use-stored-values.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { VISIT_FIELDS, visitRules, type VisitField } from '#contract/reservation.ts';
import { createRequestIds, sendVisit, type Failure } from './send-visit.ts';
import type { BookedVisit } from './showrooms.ts';

const DRAFT = 'visit';

type Given = {
  onBooked: (visit: BookedVisit) => void;
  /** Called when the chosen time is no longer free. */ onTaken: () => void;
};

/** Sends the form and stores the result; the input stays. */
export const useReservation = ({ onBooked, onTaken }: Given) => {
  const {
    commerce,
    storeView: { countryId },
  } = usePlatform();
  const rules = useCallback(() => visitRules(countryId), [countryId]);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Readonly<Partial<Record<VisitField, string>>>>({});
  const [failure, setFailure] = useState<Failure | { text: string }>();
  const [requestIdOf] = useState(() => createRequestIds());
  const isSending = useRef(false);

  const submit = async (values: FormValues): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    setRefused({});
    const outcome = await sendVisit(commerce, values, requestIdOf(values));
    isSending.current = false;
    setIsBusy(false);
    if ('visit' in outcome) {
      forgetValues(DRAFT);
      return onBooked(outcome.visit);
    }
    if ('failure' in outcome) return setFailure(outcome.failure);
    if ('refusal' in outcome) return setFailure({ text: outcome.refusal });
    setRefused(outcome.problems);
    if (outcome.problems.starts_at) onTaken();
  };

  const { errors, check, formProps } = useForm(rules, submit);

  const { onInput, ref } = formProps;
  useStoredValues(ref, DRAFT);
  const refusedFirst = VISIT_FIELDS.find((field) => refused[field]);
  useEffect(() => {
    if (refusedFirst && ref.current) focusField(ref.current, refusedFirst);
  }, [refusedFirst, ref]);

  const forget = (name: string): void => setRefused(({ [name as VisitField]: _, ...others }) => others);
  return {
    // A refused time was cleared: show the reason instead of "required".
    errors: { ...errors, ...refused } as Readonly<Record<string, string | undefined>>,
    failure,
    isBusy,
    check,
    forget,
    formProps: {
      ...formProps,
      onInput: (event: { target: EventTarget }): void => {
        forget((event.target as HTMLInputElement).name);
        onInput(event);
      },
    },
  };
};
