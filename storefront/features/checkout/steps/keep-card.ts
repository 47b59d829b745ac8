import type { ReactNode } from 'react';
import type { CardData } from '../state/types.ts';

/** Whether a typed card is to be kept: the box in its form, and whether that is ticked. */
export type KeepCard = { box: ReactNode; isTicked: boolean };

export const kept = (card: CardData, keep: KeepCard | undefined): CardData =>
  keep?.isTicked ? { ...card, isToKeep: true } : card;
