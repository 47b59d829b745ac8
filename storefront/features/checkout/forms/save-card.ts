import type { ReactNode } from 'react';
import type { CardData } from '../types.ts';

/** The checkbox of a card form that saves the entered card, and whether it is checked. */
export type SaveCard = { box: ReactNode; isChecked: boolean };

export const withSaving = (card: CardData, save: SaveCard | undefined): CardData =>
  save?.isChecked ? { ...card, isToSave: true } : card;
