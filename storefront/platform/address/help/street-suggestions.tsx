import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AddressSuggestion } from '#contract/places.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { fillAddress } from './fill-place.ts';
import { readAddress } from './suggested-addresses.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './address-help.module.css';

type Props = { street: HTMLInputElement; form: HTMLFormElement; countryId: string; say: (words: string) => void };

/** Turns the street field into a combobox of addresses. Typed text only changes when one is selected. */
export const StreetSuggestions = ({ street, form, countryId, say }: Props) => {
  const t = useT();
  const { language } = usePlatform().storeView;
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [session, setSession] = useState(() => crypto.randomUUID());
  const suggestions = useSuggestions({ text, country: countryId, language, session });
  const count = suggestions.length;
  const isOpen = count > 0;

  const close = useCallback(() => {
    setText('');
    setActive(-1);
  }, []);
  const choose = async ({ id, main }: AddressSuggestion): Promise<void> => {
    close();
    const address = await readAddress({ id, language, session }).catch(() => undefined);
    setSession(crypto.randomUUID());
    fillAddress(form, address ?? { street_1: main });
    say(t(address ? 'address.chosen' : 'address.chosen.line', { place: address?.city ?? main }));
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const chosen = suggestions[active];
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && chosen) void choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    // Enter and Escape must neither submit the form nor close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onInput = (event: Event): void => {
      setActive(-1);
      // Ignore changes made by our own code.
      setText(event.isTrusted ? street.value : '');
    };
    const listening = new AbortController();
    const { signal } = listening;
    street.addEventListener('input', onInput, { signal });
    street.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    street.addEventListener('blur', close, { signal });
    return () => listening.abort();
  }, [street, close]);
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': listId,
      'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes))
      if (value) street.setAttribute(name, value);
      else street.removeAttribute(name);
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [street, isOpen, listId, active]);
  useEffect(() => {
    if (isOpen) say(t('address.suggestions.count', { count }));
  }, [isOpen, count, say, t]);

  return createPortal(
    <div className={styles.suggestions} hidden={!isOpen}>
      <div id={listId} role="listbox" aria-label={t('address.suggestions')}>
        {suggestions.map((suggestion, index) => (
          // The keyboard selects in the field itself; a click keeps the focus there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={suggestion.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void choose(suggestion)}
          >
            <b>{suggestion.main}</b> {suggestion.secondary}
          </div>
        ))}
      </div>
      <p translate="no">Google Maps</p>
    </div>,
    street.parentElement ?? form,
  );
};
