import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import styles from './search-field.module.css';

/** Goes to the results when there is something to look for; works as a plain form before the page is alive. */
export const SearchField = ({ onSubmit, hasFocus = false }: { onSubmit?: () => void; hasFocus?: boolean }) => {
  const t = useT();
  const router = useRouter();
  const address = useAddress();
  const initial = useRouterState({ select: ({ location }) => String((location.search as Record<string, unknown>)['query'] ?? '') });
  const [text, setText] = useState(initial);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => setText(initial), [initial]);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = text.trim();
    if (!query) return;
    input.current?.blur();
    onSubmit?.();
    router.history.push(`${address('/search.html')}?${new URLSearchParams({ query })}`);
  };

  return (
    <search className={styles.search}>
      <form className={styles.form} action={address('/search.html')} onSubmit={submit} data-filled={text ? '' : undefined}>
        <button type="submit" className={styles.submit} aria-label={t('shell.search.submit')}>
          <Icon name="search" />
        </button>
        <input
          ref={input}
          className={styles.input}
          type="text"
          name="query"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={t('shell.search.placeholder')}
          placeholder={t('shell.search.placeholder')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {text && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('shell.search.clear')}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </form>
    </search>
  );
};
