import { useId, useRef, useState } from 'react';
import { DOCUMENT_TYPES } from '#contract/careers.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import type { FileKind, TakenFile } from './draft.ts';
import { fileSize } from './file-size.ts';
import { sendFile } from './send.ts';
import { StepButtons } from './step-buttons.tsx';
import type { Application } from './use-application.ts';
import styles from './application-page.module.css';

const LABELS = { cv: 'careers.cv', letter: 'careers.letter' } as const;
const PROBLEMS = {
  type: 'careers.file.type',
  pixels: 'careers.file.type',
  size: 'careers.file.size',
  empty: 'careers.file.empty',
  unsafe: 'careers.file.unsafe',
  busy: 'careers.file.busy',
  'too-many': 'careers.file.too_many',
  offline: 'careers.file.offline',
  failed: 'careers.file.failed',
} as const satisfies Readonly<Record<UploadProblem, string>>;

type FieldProps = {
  kind: FileKind;
  file: TakenFile | undefined;
  error?: string | undefined;
  onChange: (file: TakenFile | undefined) => void;
  onBusy: (isBusy: boolean) => void;
};

const FileField = ({ kind, file, error, onChange, onBusy }: FieldProps) => {
  const t = useT();
  const { storeView } = usePlatform();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<UploadProblem>();
  const [sending, setSending] = useState('');
  const wrong = problem ? t(PROBLEMS[problem]) : error;

  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setProblem(undefined);
    setSending(chosen.name);
    onBusy(true);
    const outcome = await sendFile(chosen, storeView.code);
    setSending('');
    onBusy(false);
    if ('file' in outcome) onChange(outcome.file);
    else setProblem(outcome.problem);
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.file}>
      <label htmlFor={id}>
        {t(LABELS[kind])} {kind === 'letter' && <span className={styles.optional}>({t('field.optional')})</span>}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('careers.file.hint')}
      </p>
      <input
        ref={input}
        id={id}
        name={kind}
        type="file"
        accept={DOCUMENT_TYPES.map((type) => `.${type}`).join(',')}
        aria-describedby={`${id}-hint ${id}-state`}
        aria-invalid={wrong ? true : undefined}
        aria-required={kind === 'cv' || undefined}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <label htmlFor={id} className={classNames(buttonClass({ kind: 'secondary', size: 'medium' }), styles.choose)}>
        {t('careers.file.choose')}
      </label>
      <div id={`${id}-state`} role="status">
        {sending && <p>{t('careers.file.sending', { name: sending })}</p>}
        {wrong && !sending && <p className={styles.problem}>{wrong}</p>}
        {file && !sending && (
          <p className={styles.taken}>
            <span>
              {file.name} · {fileSize(file.bytes, storeView.languageTag)}
            </span>
            <Button kind="link" size="small" onClick={() => onChange(undefined)}>
              {t('careers.file.remove', { name: file.name })}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
};

/** CV and cover letter. Each is uploaded when selected, to survive a reload. */
export const FilesStep = ({ application }: { application: Application }) => {
  const t = useT();
  const { draft, refused, go, changeFile } = application;
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const error = draft.files.cv
    ? undefined
    : refused.includes('cv')
      ? t('careers.file.gone')
      : isMissing
        ? t('careers.cv.missing')
        : undefined;
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      aria-labelledby="step-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (draft.files.cv) return go('review');
        setIsMissing(true);
        form.current?.querySelector('input')?.focus();
      }}
    >
      {(['cv', 'letter'] as const).map((kind) => (
        <FileField
          key={kind}
          kind={kind}
          file={draft.files[kind]}
          error={kind === 'cv' ? error : undefined}
          onChange={(file) => changeFile(kind, file)}
          onBusy={setIsBusy}
        />
      ))}
      <StepButtons onBack={() => go('experience')} next={t('careers.next')} isBusy={isBusy} />
    </form>
  );
};
