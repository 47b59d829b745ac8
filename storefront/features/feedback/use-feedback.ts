import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { useSignedInCustomer } from '#storefront/platform/session/use-customer.ts';
import { advance, answer, back, fail, givenResponses, START, succeed, type FeedbackState } from './machine.ts';
import { problemsOf } from './rules.ts';
import { lockedResponses, sendFeedback, type Outcome } from './send-feedback.ts';
import type { Field } from './steps.ts';

/** Delay before the widget resets after the thanks are closed, in milliseconds. */
export const RESET_MS = 200;

/** State of the questions, and the result of sending them. */
export const useFeedback = () => {
  const { commerce, storeView } = usePlatform();
  const locked = lockedResponses(useSignedInCustomer());
  const [given, setState] = useState<FeedbackState>(START);
  const [failure, setFailure] = useState<Exclude<Outcome, 'sent'>>();
  const [isJudged, setIsJudged] = useState(false);
  const resetting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resetting.current), []);

  const state: FeedbackState = { ...given, answers: { ...given.answers, ...locked } };
  const problems = problemsOf(state.step, state.answers, storeView.countryId);

  const send = async (completed: FeedbackState): Promise<void> => {
    const outcome = await sendFeedback(commerce, givenResponses(completed));
    if (outcome !== 'sent') setFailure(outcome);
    setState(outcome === 'sent' ? succeed : fail);
  };

  return {
    state,
    failure,
    /** Problems of this step, shown once the shopper has tried to continue. */
    problems: isJudged ? problems : undefined,
    lockedFields: new Set(Object.keys(locked) as Field[]),
    answer: (name: Field, value: string) => setState((current) => answer(current, name, value)),
    back: () => {
      setIsJudged(false);
      setFailure(undefined);
      setState(back);
    },
    /** Returns the first invalid field, if any; otherwise moves on or sends the answers. */
    next: (): Field | undefined => {
      setFailure(undefined);
      setIsJudged(problems.size > 0);
      const [first] = problems.keys();
      if (first) return first;
      const moved = advance(state);
      setState(moved);
      if (moved.step === 'loading') void send(moved);
      return undefined;
    },
    /** Keeps unsent answers for the next opening; resets after a successful submission. */
    close: () => {
      if (state.step !== 'step5') return;
      resetting.current = setTimeout(() => setState(START), RESET_MS);
    },
  };
};
