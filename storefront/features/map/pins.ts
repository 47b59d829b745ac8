import type { MapPlace } from './map-place.ts';
import styles from './store-map.module.css';

/** A pin as a button: positioned by the map, reachable by keyboard. */
export const createPin = (label: string, onClick: () => void): HTMLButtonElement => {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = styles.pin ?? '';
  pin.setAttribute('aria-label', label);
  pin.addEventListener('click', (event) => {
    event.stopPropagation();
    onClick();
  });
  return pin;
};

/** Shows the number of places at a pin. */
export const setCount = (pin: HTMLElement, count: number): void => {
  pin.toggleAttribute('data-group', count > 1);
  pin.textContent = count > 1 ? String(count) : '';
};

export const createLabel = (text: string, kind: string): HTMLElement => {
  const label = document.createElement('span');
  label.className = styles.label ?? '';
  label.dataset['kind'] = kind;
  label.setAttribute('aria-hidden', 'true');
  label.textContent = text;
  return label;
};

export const namesOf = (places: readonly MapPlace[], group: readonly number[]): string =>
  group.map((index) => places[index]?.name ?? '').join(', ');
