import { useEffect, useId, useState, type RefObject } from 'react';

type Combobox = {
  listId: string;
  optionId: (index: number) => string;
  /** Index of the active option; -1 while the field itself is active. */
  active: number;
};

type Parts = {
  input: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  /** Number of options; a change of `key` resets the active option. */
  count: number;
  key: unknown;
  onEscape: () => void;
};

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'] as const;

const step = (active: number, count: number, by: 1 | -1): number => ((active + 1 + by + count + 1) % (count + 1)) - 1;

/**
 * Makes the search field a combobox over a list of links: arrows move through the list and back into the field, Enter
 * follows the active link, Escape closes the list first.
 */
export const useCombobox = ({ input, isOpen, count, key, onEscape }: Parts): Combobox => {
  const listId = useId();
  const [active, setActive] = useState(-1);
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => setActive(-1), [key, isOpen]);

  useEffect(() => {
    const field = input.current;
    const values = [
      'combobox',
      'list',
      String(isOpen && count > 0),
      isOpen && count > 0 ? listId : '',
      isOpen && active >= 0 ? `${listId}-${active}` : '',
    ];
    ATTRIBUTES.forEach((name, index) =>
      values[index] ? field?.setAttribute(name, values[index]) : field?.removeAttribute(name),
    );
    if (isOpen && active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [input, isOpen, count, listId, active]);

  useEffect(() => {
    const field = input.current;
    if (!field || !isOpen) return;
    const keys: Record<string, (event: KeyboardEvent) => void> = {
      ArrowDown: () => setActive((current) => step(current, count, 1)),
      ArrowUp: () => setActive((current) => step(current, count, -1)),
      Escape: onEscape,
      Enter: () => document.getElementById(`${listId}-${active}`)?.click(),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isMeant =
        !event.isComposing && (event.key === 'Escape' || (count > 0 && (event.key !== 'Enter' || active >= 0)));
      if (!isMeant || !Object.hasOwn(keys, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      keys[event.key]?.(event);
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [input, isOpen, count, listId, active, onEscape]);

  useEffect(() => {
    const field = input.current;
    return () => ATTRIBUTES.forEach((name) => field?.removeAttribute(name));
  }, [input]);

  return { listId, optionId, active };
};
