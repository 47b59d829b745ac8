import { block, page } from './documents.ts';
import type { DraftKind, Editable } from './types.ts';

export const KINDS: Readonly<Partial<Record<DraftKind, Editable>>> = { page, block };

export const editable = (kind: DraftKind): Editable => KINDS[kind]!;
