import { MAX_ANSWER_LENGTH } from '#contract/feedback.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { Field } from '#storefront/ui/field/field.tsx';
import { useSuggestions } from './suggestions.ts';
import styles from './product-field.module.css';

type Props = { label: string; value: string; error: string | undefined; onChange: (value: string) => void };

/** A product by name: suggestions or any other text. */
export const ProductField = ({ label, value, error, onChange }: Props) => {
  const t = useT();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(value, isOpen);
  const isShown = isOpen && suggestions !== undefined;
  const count = suggestions?.length ?? 0;

  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) whole.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, count]);

  const choose = (name: string): void => {
    onChange(name);
    setIsOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = suggestions?.[active];
    if (event.key === 'Escape' && isShown) {
      // Escape closes the list first, then the widget.
      event.stopPropagation();
      setIsOpen(false);
    } else if (isShown && event.key === 'Enter' && chosen) choose(chosen.name);
    else if (isShown && count && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      setActive((active + (event.key === 'ArrowDown' ? 1 : active < 0 ? count : count - 1)) % count);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={whole} className={styles.product}>
      <Field label={label} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="product_name"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown && count > 0}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            maxLength={MAX_ANSWER_LENGTH}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setIsOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setIsOpen(false)}
          />
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={t('feedback.product.suggestions')}
        className={styles.list}
        hidden={!isShown || count === 0}
      >
        {suggestions?.map(({ id, name }, index) => (
          // The keyboard selects in the field itself; a click keeps the focus there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.option, index === active && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {name}
          </div>
        ))}
      </div>
      <p role="status" className={classNames(isShown && count === 0 ? styles.nothing : styles.spoken)}>
        {isShown && (count === 0 ? t('feedback.product.none') : t('feedback.product.count', { count }))}
      </p>
    </div>
  );
};
