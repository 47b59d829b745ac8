import { useEffect, useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { problemMessage } from '#storefront/platform/forms/problem-message.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { useBottomSpace } from '#storefront/ui/use-bottom-space.ts';
import { QuestionView } from './question-view.tsx';
import { STEP_TITLES } from './question-words.ts';
import { questionsOf, stepCount } from './steps.ts';
import { useFeedback } from './use-feedback.ts';
import styles from './feedback-widget.module.css';

const FAILURES = {
  offline: 'feedback.failed.offline',
  'too-many': 'feedback.failed.too_many',
  failed: 'feedback.failed',
} as const;

export type FeedbackWidgetProps = { isOpen: boolean; onClose: () => void };

/** Chromium sometimes treats the panel's content as hidden while it slides in (224 ms). */
const FRAMES = 30;

/**
 * A non-modal panel from the right: the page stays usable. The focus moves to the heading of each step, so that screen
 * readers announce it; Escape closes. Answers stay until they are sent.
 */
export const FeedbackWidget = ({ isOpen, onClose }: FeedbackWidgetProps) => {
  const t = useT();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  useBottomSpace('panel', panel, isOpen);
  const { state, failure, problems, lockedFields, answer, back, next, close } = useFeedback();
  const { step, history, answers } = state;
  const isSuccess = step === 'step5';

  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
    if (!isOpen) return;
    let frame = 0;
    let left = FRAMES;
    const toTitle = (): void => {
      title.current?.focus({ preventScroll: true });
      if (document.activeElement !== title.current && left-- > 0) frame = requestAnimationFrame(toTitle);
    };
    toTitle();
    return () => cancelAnimationFrame(frame);
  }, [isOpen, step]);

  const leave = (): void => {
    close();
    onClose();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = next();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave();
  };

  const isRequesting = step !== 'loading' && !isSuccess;
  const heading = isSuccess ? t('feedback.sent') : step === 'loading' ? t('feedback.sending') : t(STEP_TITLES[step]);
  return (
    // Escape applies to the whole widget; every action has its button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.widget}
      data-open={isOpen || undefined}
      data-bottom-panel={isOpen ? '' : undefined}
      data-success={isSuccess || undefined}
      inert={!isOpen}
      onKeyDown={onKeyDown}
    >
      <div className={styles.header}>
        {isRequesting && history.length > 0 && (
          <button type="button" className={styles.icon} aria-label={t('feedback.back')} onClick={back}>
            <Icon name="chevron-left" />
          </button>
        )}
        <p className={styles.progress}>
          {isRequesting
            ? t('feedback.progress', { step: history.length + 1, count: stepCount(answers) })
            : t('feedback.name_of_widget')}
        </p>
        <button type="button" className={styles.icon} aria-label={t('common.close')} onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
      {isRequesting && (
        <div className={styles.bar} data-step={history.length + 1} data-of={stepCount(answers)} aria-hidden="true" />
      )}
      <form method="dialog" ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <div ref={body} className={styles.body}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {heading}
          </h2>
          {step === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
          {isSuccess && (
            <>
              <p className={styles.thanks}>{t('feedback.sent.text')}</p>
              <Button kind="secondary" size="medium" onClick={leave}>
                {t('common.close')}
              </Button>
            </>
          )}
          {questionsOf(step, answers).map((question) => {
            const { name } = question;
            const problem = problems?.get(name);
            return (
              <QuestionView
                key={name}
                question={question}
                value={answers[name] ?? ''}
                error={problem && problemMessage(t, problem)}
                isLocked={lockedFields.has(name)}
                onChange={(value) => answer(name, value)}
              />
            );
          })}
          <div role="alert">{failure && isRequesting && <p className={styles.failure}>{t(FAILURES[failure])}</p>}</div>
        </div>
        {isRequesting && (
          <div className={styles.actions}>
            <Button type="submit" size="medium" isWide>
              {step === 'step4' ? t('feedback.send') : t('feedback.next')}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
};
