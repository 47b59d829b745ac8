import { MAX_QUERY_VALUE_LENGTH } from '#contract/page-render.ts';
import { useRouter, useRouterState } from '#storefront/platform/navigation/use-router.ts';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
} from 'react';
import { executeSearch } from '#storefront/platform/app-state/app-state.ts';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useAddress } from '#storefront/platform/store-view/use-store-view.ts';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import type { SuggestionsProps } from './autocomplete/suggestions.tsx';
import styles from './search-field.module.css';

/**
 * Submits a non-empty text to the results page; works as a plain form before hydration. Suggestions load on first
 * focus.
 */
export const SearchField = ({ hasFocus = false }: { hasFocus?: boolean }) => {
  const t = useT();
  const router = useRouter();
  const address = useAddress();
  const initial = useRouterState(({ location }) => String(location.search['query'] ?? ''));
  const [text, setText] = useState(initial);
  const [isOpen, setIsOpen] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => setText(initial), [initial]);
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);

  const open = (): void => {
    setIsOpen(true);
    if (!Suggestions)
      void untilFetched(() => import('./autocomplete/suggestions.tsx')).then((module) =>
        setSuggestions(() => module.Suggestions),
      );
  };

  const collapse = useCallback((): void => {
    setIsOpen(false);
    input.current?.blur();
  }, []);

  const wasFolded = useRef(false);
  /** A press on the icon puts the focus into the field, which unfolds it; the icon with the focus would keep it open. */
  const expand = (event: MouseEvent): void => {
    wasFolded.current = input.current?.clientWidth === 0;
    event.preventDefault();
    input.current?.focus();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isSearched = executeSearch(text, (path) => void router.navigate(address(path)));
    if (isSearched) collapse();
    else input.current?.focus();
  };

  const onSuggestionsClose = useCallback<SuggestionsProps['onClose']>(
    (reason) => (reason === 'chosen' ? collapse() : setIsOpen(false)),
    [collapse],
  );

  return (
    <search
      className={styles.search}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || setIsOpen(false)
      }
    >
      <form
        className={styles.form}
        action={address('/search.html')}
        onSubmit={submit}
        data-filled={text ? '' : undefined}
      >
        <button
          type="submit"
          className={styles.submit}
          aria-label={t('shell.search.submit')}
          onMouseDown={expand}
          // Otherwise the click after a tap would submit the current text and close the field.
          onClick={(event) => {
            if (event.detail && wasFolded.current) event.preventDefault();
          }}
        >
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
          maxLength={MAX_QUERY_VALUE_LENGTH}
          aria-label={t('shell.search.placeholder')}
          placeholder={t('shell.search.placeholder')}
          value={text}
          onFocus={open}
          onClick={open}
          onChange={(event) => {
            setText(event.currentTarget.value);
            open();
          }}
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
      {Suggestions && <Suggestions input={input} text={text} isVisible={isOpen} onClose={onSuggestionsClose} />}
    </search>
  );
};
