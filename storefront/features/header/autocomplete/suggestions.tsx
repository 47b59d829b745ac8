import { useCallback, useEffect, type RefObject } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Link } from '#storefront/platform/navigation/link.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { resultsPath } from './autocomplete-result.ts';
import { SuggestedProductView, SuggestionSkeletons } from './suggested-product-view.tsx';
import { useAutocomplete, type Autocomplete } from './use-autocomplete.ts';
import { useCombobox } from './use-combobox.ts';
import styles from './suggestions.module.css';

export type SuggestionsProps = {
  /** Its search field, which becomes a combobox. */
  input: RefObject<HTMLInputElement | null>;
  text: string;
  isVisible: boolean;
  /** An option was chosen, or Escape pressed. */
  onClose: (reason: 'chosen' | 'escape') => void;
};

const useMessage = ({ state, result, help }: Autocomplete): string => {
  const t = useT();
  switch (state) {
    case 'PROMPT':
      return t('autocomplete.prompt');
    case 'LOADING':
      return t('autocomplete.loading');
    case 'ERROR':
      return t('autocomplete.error');
    case 'EMPTY_RESULT':
      return help?.notSold ?? t('autocomplete.none');
    case 'RESULT_SUMMARY':
      return t('autocomplete.summary', { resultCount: result?.total ?? 0 });
    default:
      return t('autocomplete.too_short');
  }
};

/** Suggestions of the search field: the status message, then products, categories and the link to all results. */
export const Suggestions = ({ input, text: typed, isVisible, onClose }: SuggestionsProps) => {
  const t = useT();
  const autocomplete = useAutocomplete(typed);
  const message = useMessage(autocomplete);
  const { state, result, help, text } = autocomplete;
  const isListed = isVisible && state === 'RESULT_SUMMARY' && result !== undefined && result.hasFilters;
  const products = isListed ? result.products : [];
  const categories = isListed ? result.categories : [];
  const pages = isVisible && (isListed || state === 'EMPTY_RESULT') ? (help?.pages ?? []) : [];
  const hasOptions = isListed || pages.length > 0;
  const onEscape = useCallback(() => onClose('escape'), [onClose]);
  const { listId, optionId, active } = useCombobox({
    input,
    isOpen: isVisible,
    count: products.length + categories.length + pages.length + (isListed ? 1 : 0),
    key: result,
    onEscape,
  });

  useEffect(() => {
    const description = `${listId}-state`;
    const field = input.current;
    field?.setAttribute('aria-describedby', description);
    return () => field?.removeAttribute('aria-describedby');
  }, [input, listId]);

  const option = (index: number) =>
    ({ id: optionId(index), role: 'option', tabIndex: -1, 'aria-selected': active === index }) as const;
  const last = products.length + categories.length + pages.length;

  return (
    // The field keeps the focus: the keyboard reaches the options from there.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} hidden={!isVisible} onMouseDown={(event) => event.preventDefault()}>
      <p className={styles.state} role="status" id={`${listId}-state`} data-state={state}>
        {isVisible && message}
      </p>
      {state === 'LOADING' && <SuggestionSkeletons />}
      {hasOptions && (
        // A click on an option is a click on its link.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          className={styles.list}
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={t('autocomplete.label')}
          onClick={() => onClose('chosen')}
        >
          {isListed && (
            <div role="group" aria-label={t('autocomplete.products')}>
              {products.map((product, index) => (
                <SuggestedProductView key={product.id} product={product} option={option(index)} />
              ))}
            </div>
          )}
          {categories.length > 0 && (
            <div className={styles.categories} role="group" aria-labelledby={`${listId}-categories`}>
              <p className={styles.heading} id={`${listId}-categories`}>
                {t('autocomplete.categories')}
              </p>
              {categories.map(({ name, path }, index) => (
                <Link key={path} href={path} className={styles.category} {...option(products.length + index)}>
                  <Icon name="search" size={16} />
                  <span>
                    <strong>{text}</strong> {t('autocomplete.in', { category: name })}
                  </span>
                </Link>
              ))}
            </div>
          )}
          {pages.length > 0 && (
            <div className={styles.categories} role="group" aria-labelledby={`${listId}-pages`}>
              <p className={styles.heading} id={`${listId}-pages`}>
                {t('autocomplete.pages')}
              </p>
              {pages.map(({ title, path }, index) => (
                <Link
                  key={path}
                  href={path}
                  className={styles.category}
                  {...option(products.length + categories.length + index)}
                >
                  <Icon name="arrow-right" size={16} />
                  <span>{title}</span>
                </Link>
              ))}
            </div>
          )}
          {isListed && (
            <Link href={resultsPath(text)} className={styles.all} {...option(last)}>
              {t('autocomplete.all', { resultCount: result.total })}
              <Icon name="arrow-right" size={18} />
            </Link>
          )}
        </div>
      )}
    </div>
  );
};
