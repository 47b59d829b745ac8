import { useId, useRef, useState, type SubmitEvent } from 'react';
import { MAX_PHOTOS, MAX_RETURN_MESSAGE, PHOTO_TYPES } from '#contract/returns.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature, usePlatform } from '#storefront/platform/platform.tsx';
import type { UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { AfterSalesFragment } from './api/get-after-sales.graphql.ts';
import { sendPhoto, sendReturn, type Failure } from './send.ts';
import styles from './after-sales.module.css';

const FAILURES = {
  offline: 'after.failed.offline',
  'too-many': 'after.failed.too_many',
  items: 'after.failed.items',
  message: 'after.failed.message',
  photos: 'after.failed.photos',
  failed: 'after.failed',
} as const satisfies Readonly<Record<Failure, string>>;

/** With units of area, products are sold by the box. */
const WORDS = {
  boxes: {
    RETURN: { title: 'after.return.boxes', hint: 'after.return.hint.boxes' },
    CLAIM: { title: 'after.claim', hint: 'after.claim.hint.boxes' },
  },
  items: {
    RETURN: { title: 'after.return', hint: 'after.return.hint' },
    CLAIM: { title: 'after.claim', hint: 'after.claim.hint' },
  },
} as const;

const PHOTO_PROBLEMS = {
  type: 'after.photo.type',
  empty: 'after.photo.type',
  unsafe: 'after.photo.type',
  pixels: 'after.photo.pixels',
  busy: 'after.photo.busy',
  size: 'after.photo.size',
  'too-many': 'after.failed.too_many',
  offline: 'after.failed.offline',
  failed: 'after.photo.failed',
} as const satisfies Readonly<Record<UploadProblem, string>>;

type Photo = { name: string; token: string };
type Line = AfterSalesFragment['lines'][number];

const Photos = ({
  photos,
  onChange,
  onBusy,
}: {
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
  onBusy: (isBusy: boolean) => void;
}) => {
  const t = useT();
  const { storeView } = usePlatform();
  const id = useId();
  const [problem, setProblem] = useState<UploadProblem>();
  const [sending, setSending] = useState(0);
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const files = [...(input.files ?? [])].slice(0, MAX_PHOTOS - photos.length);
    setProblem(undefined);
    onBusy(true);
    let saved = photos;
    for (const [index, file] of files.entries()) {
      setSending(files.length - index);
      const outcome = await sendPhoto(file, storeView.code);
      if ('token' in outcome) onChange((saved = [...saved, { name: file.name, token: outcome.token }]));
      else setProblem(outcome.problem);
    }
    setSending(0);
    onBusy(false);
    // The same file may be chosen again after a failure.
    input.value = '';
  };
  return (
    <div className={styles.photos}>
      <label htmlFor={id}>{t('after.photos.label')}</label>
      <p id={`${id}-hint`} className={styles.note}>
        {t('after.photos.hint', { count: MAX_PHOTOS })}
      </p>
      {photos.length < MAX_PHOTOS && (
        <input
          id={id}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          multiple
          aria-describedby={`${id}-hint ${id}-state`}
          onChange={(event) => void choose(event.target)}
        />
      )}
      <div id={`${id}-state`} role="status">
        {sending > 0 && <p>{t('after.photos.sending', { count: sending })}</p>}
        {problem && <p className={styles.problem}>{t(PHOTO_PROBLEMS[problem])}</p>}
      </div>
      <ul className={styles.list}>
        {photos.map(({ name, token }) => (
          <li key={token} className={styles.head}>
            <span>{name}</span>
            <Button
              kind="default"
              size="medium"
              aria-label={t('after.photos.remove.label', { name })}
              onClick={() => onChange(photos.filter((photo) => photo.token !== token))}
            >
              {t('after.photos.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

type Props = {
  token: string;
  kind: 'RETURN' | 'CLAIM';
  lines: readonly Line[];
  onCancel: () => void;
  onSent: (after: AfterSalesFragment) => void;
};

/** Form for returning items or reporting damage. Typed values and photos stay after an error. */
export const ReturnForm = ({ token, kind, lines, onCancel, onSent }: Props) => {
  const t = useT();
  const { commerce } = usePlatform();
  const id = useId();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const last = useRef({ content: '', id: '' });
  const most = (line: Line): number => (kind === 'CLAIM' ? line.to_claim : line.to_return);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy || isSending) return;
    const data = new FormData(event.currentTarget);
    const items = lines.flatMap((line) => {
      const quantity = Number(data.get(line.id) ?? 0);
      return quantity > 0 ? [{ id: line.id, quantity }] : [];
    });
    const message = String(data.get('message') ?? '').trim();
    if (items.length === 0) return setFailure('items');
    if (kind === 'CLAIM' && !message) return setFailure('message');
    if (kind === 'CLAIM' && photos.length === 0) return setFailure('photos');
    setFailure(undefined);
    setIsBusy(true);
    const tokens = photos.map((photo) => photo.token);
    const content = JSON.stringify([kind, items, message, tokens]);
    if (last.current.content !== content) last.current = { content, id: crypto.randomUUID() };
    const outcome = await sendReturn(commerce, {
      token,
      kind,
      items,
      message: message || null,
      photos: tokens,
      request_id: last.current.id,
    });
    setIsBusy(false);
    if ('after' in outcome) onSent(outcome.after);
    else setFailure(outcome.failure);
  };

  const { title, hint } = WORDS[useFeature('units of area') ? 'boxes' : 'items'][kind];
  return (
    <form
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      aria-labelledby={`${id}-title`}
    >
      <h4 id={`${id}-title`}>{t(title)}</h4>
      <p className={styles.note}>{t(hint)}</p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <label htmlFor={`${id}-${line.id}`}>
              {line.name} {line.options.length > 0 && <span>{line.options.join(' · ')} </span>}
              <span className={styles.note}>{line.sku}</span>
            </label>
            {most(line) > 0 ? (
              <select id={`${id}-${line.id}`} name={line.id} defaultValue="0">
                {Array.from({ length: most(line) + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count}
                  </option>
                ))}
              </select>
            ) : (
              <span className={styles.note}>
                {t(line.is_final_sale && kind === 'RETURN' ? 'after.final_sale' : 'after.not_now')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <label htmlFor={`${id}-message`}>{t(kind === 'CLAIM' ? 'after.claim.message' : 'after.return.message')}</label>
      <textarea id={`${id}-message`} name="message" maxLength={MAX_RETURN_MESSAGE} />
      {kind === 'CLAIM' && <Photos photos={photos} onChange={setPhotos} onBusy={setIsSending} />}
      <p role="alert" className={styles.problem}>
        {failure && t(FAILURES[failure])}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size="medium" isBusy={isBusy || isSending}>
          {t(kind === 'CLAIM' ? 'after.claim.send' : 'after.return.send')}
        </Button>
        <Button kind="default" size="medium" onClick={onCancel}>
          {t('after.cancel')}
        </Button>
      </div>
    </form>
  );
};
