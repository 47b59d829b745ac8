import { useId, useRef, useState } from 'react';
import { MAX_REVIEW_PHOTOS, PHOTO_TYPES } from '#contract/reviews.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import type { UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { Button, buttonClass } from '#storefront/ui/button/button.tsx';
import { classNames } from '#storefront/ui/class-names.ts';
import { usePreservedFocus } from '#storefront/ui/use-preserved-focus.ts';
import { sendPhoto, type TakenPhoto } from './send-review.ts';
import styles from './reviews.module.css';

const PROBLEMS = {
  type: 'reviews.photo.type',
  empty: 'reviews.photo.type',
  unsafe: 'reviews.photo.type',
  busy: 'reviews.photo.busy',
  size: 'reviews.photo.size',
  pixels: 'reviews.photo.pixels',
  'too-many': 'reviews.failed.too_many',
  offline: 'reviews.failed.offline',
  failed: 'reviews.photo.failed',
} as const satisfies Readonly<Record<UploadProblem, string>>;

type Props = {
  photos: readonly TakenPhoto[];
  error: string | undefined;
  onAdd: (photo: TakenPhoto) => void;
  onRemove: (token: string) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Photographs. Each is uploaded when selected, to survive a reload. */
export const PhotoField = ({ photos, error, onAdd, onRemove, onBusy }: Props) => {
  const t = useT();
  const { storeView } = usePlatform();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  usePreservedFocus(field);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [sending, setSending] = useState('');
  const room = MAX_REVIEW_PHOTOS - photos.length;

  const choose = async (files: readonly File[]): Promise<void> => {
    const found: string[] = [];
    setProblems([]);
    onBusy(true);
    for (const file of files.slice(0, room)) {
      setSending(file.name);
      const outcome = await sendPhoto(file, storeView.code);
      if ('photo' in outcome) onAdd(outcome.photo);
      else found.push(`${file.name}: ${t(PROBLEMS[outcome.problem])}`);
    }
    if (files.length > room) found.push(t('reviews.photos.five'));
    setSending('');
    setProblems(found);
    onBusy(false);
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = '';
  };

  const wrong = problems.length > 0 ? problems : error ? [error] : [];
  return (
    <div ref={field} className={styles.files}>
      <label htmlFor={id} className={styles.label}>
        {t('reviews.photos')} <span className={styles.optional}>({t('field.optional')})</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('reviews.photos.hint')}
      </p>
      <input
        ref={input}
        id={id}
        name="photos"
        type="file"
        multiple
        accept={PHOTO_TYPES.join(',')}
        disabled={room === 0}
        aria-describedby={`${id}-hint ${id}-state`}
        aria-invalid={wrong.length > 0 || undefined}
        onChange={(event) => void choose([...(event.target.files ?? [])])}
      />
      <label htmlFor={id} className={classNames(buttonClass({ kind: 'secondary', size: 'medium' }), styles.choose)}>
        {t('reviews.photos.choose')}
      </label>
      <div id={`${id}-state`} role="status">
        {sending && <p>{t('reviews.photos.sending', { name: sending })}</p>}
        {wrong.map((text) => (
          <p key={text} className={styles.problem}>
            {text}
          </p>
        ))}
        {photos.length > 0 && (
          <ul className={styles.taken}>
            {photos.map(({ token, name }) => (
              <li key={token}>
                {name}
                <Button
                  kind="link"
                  size="small"
                  aria-label={t('reviews.photos.remove.label', { name })}
                  onClick={() => onRemove(token)}
                >
                  {t('reviews.photos.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
