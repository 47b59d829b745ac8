import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationField } from '#contract/careers.ts';
import type { FormValues } from '#storefront/platform/forms/use-form.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import {
  FIELDS_OF,
  forgetDraft,
  storeDraft,
  newDraft,
  reachable,
  readDraft,
  STEPS,
  type Draft,
  type FileKind,
  type Step,
  type TakenFile,
} from './draft.ts';
import { sendApplication, type Failure } from './send.ts';
import { useStep } from './use-step.ts';

/** State of an application for a job (its code, or empty for an unsolicited application). */
export const useApplication = (job: string) => {
  const {
    commerce,
    storeView: { countryId },
  } = usePlatform();
  const [draft, setDraft] = useState<Draft>(newDraft);
  const [isRead, setIsRead] = useState(false);
  const [requested, go] = useStep();
  const [refused, setRefused] = useState<readonly ApplicationField[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const [sent, setSent] = useState<{ number: number; email: string }>();
  const isSending = useRef(false);

  useEffect(() => {
    setDraft(readDraft(job));
    setIsRead(true);
  }, [job]);

  const change = useCallback(
    (changed: (draft: Draft) => Draft): void =>
      setDraft((before) => {
        const after = changed(before);
        storeDraft(job, after);
        return after;
      }),
    [job],
  );
  /** A changed application needs a new request id. */
  const changeValues = useCallback(
    (values: FormValues): void => {
      setRefused([]);
      change((before) => ({ ...before, values: { ...before.values, ...values }, requestId: crypto.randomUUID() }));
    },
    [change],
  );
  const changeFile = (kind: FileKind, file: TakenFile | undefined): void => {
    setRefused([]);
    change(({ files: { [kind]: _, ...others }, ...rest }) => ({
      ...rest,
      files: file ? { ...others, [kind]: file } : others,
      requestId: crypto.randomUUID(),
    }));
  };

  const step: Step = isRead && requested ? reachable(draft, requested, countryId) : 'contact';
  useEffect(() => {
    if (isRead && requested && requested !== step) go(step, true);
  });

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await sendApplication(commerce, job, draft);
    isSending.current = false;
    setIsBusy(false);
    if ('failure' in outcome) return setFailure(outcome.failure);
    if ('number' in outcome) {
      forgetDraft(job);
      setSent({ number: outcome.number, email: draft.values['email']?.trim() ?? '' });
      return;
    }
    // The shop has deleted the files of an old draft.
    if (outcome.refused.includes('cv')) change((before) => ({ ...before, files: {} }));
    setRefused(outcome.refused);
    go(STEPS.find((one) => FIELDS_OF[one].some((field) => outcome.refused.includes(field))) ?? 'contact');
  };

  return { draft, isRead, step, go, refused, failure, isBusy, sent, changeValues, changeFile, submit };
};

export type Application = ReturnType<typeof useApplication>;
