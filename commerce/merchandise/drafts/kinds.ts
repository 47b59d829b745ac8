import { block, page } from './documents.ts';
import { menu, showroom } from './menus-showrooms.ts';
import type { DraftKind, Editable } from './types.ts';

const KINDS: Readonly<Record<DraftKind, Editable>> = { page, block, menu, showroom };

export const editable = (kind: DraftKind): Editable => KINDS[kind];
