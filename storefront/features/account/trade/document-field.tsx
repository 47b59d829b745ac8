import { useId, useState, type ReactNode, type Ref } from 'react';
import { MAX_TRADE_DOCUMENTS, TRADE_DOCUMENT_ENDINGS } from '#contract/trade.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { sendDocument, type Pdf } from './send-document.ts';
import styles from './trade.module.css';

const PROBLEMS = {
  type: 'trade.file.type',
  empty: 'trade.file.empty',
  size: 'trade.file.size',
  pixels: 'trade.file.pixels',
  unsafe: 'trade.file.unsafe',
  busy: 'trade.file.busy',
  'too-many': 'trade.file.too_many',
  offline: 'trade.file.offline',
  failed: 'trade.file.failed',
  'left-out': 'trade.file.left_out',
} as const satisfies Readonly<Record<UploadProblem | 'left-out', string>>;

type Props = {
  label: string;
  hint: ReactNode;
  papers: readonly Pdf[];
  error: string | undefined;
  chooser: Ref<HTMLInputElement>;
  onChange: (papers: readonly Pdf[]) => void;
  onBusy: (isBusy: boolean) => void;
};

/**
 * File input that uploads files as they are selected. A failed file does not affect the others, and each refused one is
 * named.
 */
export const DocumentField = ({ label, hint, papers, error, chooser, onChange, onBusy }: Props) => {
  const t = useT();
  const platform = usePlatform();
  const id = useId();
  const [problems, setProblems] = useState<readonly { name: string; is: UploadProblem | 'left-out' }[]>([]);
  const [sending, setSending] = useState('');
  const reported = problems.map(({ name, is }) => t(PROBLEMS[is], { name }));
  const wrong = reported.length > 0 ? reported : error ? [error] : [];

  const choose = async (input: HTMLInputElement): Promise<void> => {
    const files = [...(input.files ?? [])];
    setProblems([]);
    onBusy(true);
    let accepted = papers;
    const notify = (name: string, is: UploadProblem | 'left-out'): void => setProblems((all) => [...all, { name, is }]);
    for (const file of files) {
      if (accepted.length >= MAX_TRADE_DOCUMENTS) {
        notify(file.name, 'left-out');
        continue;
      }
      setSending(file.name);
      const outcome = await sendDocument(file, platform);
      if ('paper' in outcome) onChange((accepted = [...accepted, outcome.paper]));
      else notify(file.name, outcome.problem);
    }
    setSending('');
    onBusy(false);
    // The same file may be chosen again after a failure.
    input.value = '';
  };

  return (
    <div className={styles.papers}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {papers.length > 0 && (
        <ul className={styles.taken}>
          {papers.map(({ name, token }) => (
            <li key={token}>
              <span>{name}</span>
              <Button
                kind="link"
                size="small"
                aria-label={t('trade.file.remove.label', { name })}
                onClick={() => onChange(papers.filter((paper) => paper.token !== token))}
              >
                {t('trade.file.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {papers.length < MAX_TRADE_DOCUMENTS && (
        <>
          <input
            ref={chooser}
            id={id}
            type="file"
            className={styles.chooser}
            multiple
            accept={TRADE_DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(',')}
            aria-describedby={`${id}-hint ${id}-state`}
            aria-invalid={wrong.length > 0 ? true : undefined}
            onChange={(event) => void choose(event.target)}
          />
          <label htmlFor={id} className={classNames(buttonClass({ kind: 'secondary', size: 'medium' }), styles.choose)}>
            {t('trade.file.choose')}
          </label>
        </>
      )}
      <div id={`${id}-state`} role="status">
        {sending && <p>{t('trade.file.sending', { name: sending })}</p>}
        {!sending &&
          wrong.map((problem) => (
            <p key={problem} className={styles.problem}>
              {problem}
            </p>
          ))}
      </div>
    </div>
  );
};
