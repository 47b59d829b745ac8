import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { REVIEW_RULES } from '#contract/reviews.ts';
import { required } from '#contract/validation.ts';
import { sessionBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { focusField, useForm, valuesOf, type FormValues } from '#storefront/platform/forms/use-form.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { Criterion } from './reviews-query.ts';
import { sendReview, type Failure, type TakenPhoto } from './send-review.ts';

/** The shop stores unsent photographs for the same time. */
const STORED_SECONDS = 86_400;

type Draft = { values: FormValues; photos: readonly TakenPhoto[] };
// Removed with all drafts on sign-out.
const keyOf = (sku: string): string => `draft-review-${sku}`;

/** Name of a criterion's field. */
export const fieldOf = ({ id }: Criterion): string => `rating-${id}`;

type Control = RadioNodeList | HTMLInputElement | HTMLTextAreaElement | null;

/** Fills empty fields. */
const fill = (form: HTMLFormElement, values: FormValues): void => {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as Control;
    if (control && !control.value && value) control.value = value;
  }
};

/**
 * State of the form. Typed values and photographs are stored in this tab until the form is sent, across errors, Back
 * and reloads.
 */
export const useReview = (sku: string, criteria: readonly Criterion[]) => {
  const { commerce } = usePlatform();
  const [photos, setPhotos] = useState<readonly TakenPhoto[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const isSending = useRef(false);
  const last = useRef({ content: '', id: '' });
  const chosen = useRef<readonly TakenPhoto[]>([]);

  const rules = useMemo(() => {
    const all = { ...Object.fromEntries(criteria.map((one) => [fieldOf(one), [required]])), ...REVIEW_RULES };
    return () => all;
  }, [criteria]);

  const submit = async (values: FormValues): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setFailure(undefined);
    setRefusal(undefined);
    setProblems({});
    const content = JSON.stringify([values, chosen.current]);
    if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
    const outcome = await sendReview(commerce, {
      sku,
      nickname: values['nickname'] ?? '',
      summary: values['summary'] ?? '',
      text: values['text'] ?? '',
      ratings: criteria.map((one) => ({ id: one.id, value_id: values[fieldOf(one)] ?? '' })),
      photos: chosen.current.map(({ token }) => token),
      request_id: last.current.id,
      website: values['website'] || null,
    });
    isSending.current = false;
    setIsBusy(false);
    if ('isSaved' in outcome) {
      sessionBrowserStorage.remove(keyOf(sku));
      return setIsSent(true);
    }
    if ('failure' in outcome) return setFailure(outcome.failure);
    if ('refusal' in outcome) return setRefusal(outcome.refusal);
    setProblems(outcome.problems);
  };

  const { errors, formProps } = useForm(rules, submit);
  const { ref: form, onInput } = formProps;

  const keep = useCallback((): void => {
    if (!form.current) return;
    const { website: _, ...values } = valuesOf(form.current);
    sessionBrowserStorage.set(keyOf(sku), { values, photos: chosen.current } satisfies Draft, STORED_SECONDS);
  }, [form, sku]);

  const change = useCallback(
    (next: readonly TakenPhoto[]): void => {
      chosen.current = next;
      setPhotos(next);
      keep();
    },
    [keep],
  );

  useEffect(() => {
    const [first] = Object.keys(problems);
    if (form.current && first) focusField(form.current, first);
    // The shop has deleted the photographs of an old draft.
    if (problems['photos']) change([]);
  }, [problems, form, change]);

  useEffect(() => {
    const draft = sessionBrowserStorage.get<Draft>(keyOf(sku));
    if (!draft || !form.current) return;
    fill(form.current, draft.values);
    chosen.current = draft.photos;
    setPhotos(draft.photos);
  }, [form, sku]);

  return {
    photos,
    addPhoto: (photo: TakenPhoto) => change([...chosen.current, photo]),
    removePhoto: (token: string) => change(chosen.current.filter((one) => one.token !== token)),
    errors: { ...problems, ...errors } as Readonly<Record<string, string | undefined>>,
    refusal,
    failure,
    isBusy,
    isSent,
    formProps: {
      ...formProps,
      onInput: (event: { target: EventTarget }) => {
        onInput(event);
        keep();
      },
    },
  };
};
