import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { mayTurn } from '#contract/slabs.ts';
import { sizesOf, type Slab } from '../measures.ts';
import { PHOTO_RATIO } from '../slab-figure.tsx';
import { MAX_PIECES, pack, type Piece, type Placed } from './pack.ts';

const MM_PER_INCH = 25.4;
const MAX_ROWS = 12;

const FIELDS = ['length', 'width', 'count'] as const;
const LABELS = { length: 'slabs.fit.length', width: 'slabs.fit.width', count: 'slabs.fit.count' } as const;

const VEINS = {
  none: 'slabs.fit.veins.none',
  lengthwise: 'slabs.fit.veins.lengthwise',
  unknown: 'slabs.fit.veins.unknown',
} as const;

type Unit = 'mm' | 'in';
type Row = { id: number; length: string; width: string; count: string };
type Draft = { rows: readonly Row[]; unit: Unit; kerf: string; isForced: boolean };

/** A number as people write it, in either language; undefined when it is none above 0. */
const numberOf = (text: string): number | undefined => {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : undefined;
};

/** The pieces of rows that are filled in, in millimetres; undefined while one is wrong. */
const piecesOf = ({ rows, unit }: Draft): readonly Piece[] | undefined => {
  const factor = unit === 'in' ? MM_PER_INCH : 1;
  const pieces: Piece[] = [];
  for (const { length, width, count } of rows) {
    if (!length.trim() && !width.trim()) continue;
    const [long, wide, times] = [numberOf(length), numberOf(width), numberOf(count)];
    if (!long || !wide || !times || !Number.isInteger(times) || pieces.length + times > MAX_PIECES) return undefined;
    for (let one = 0; one < times; one += 1) pieces.push({ length: long * factor, width: wide * factor });
  }
  return pieces;
};

const Drawing = ({ slab, size, placed }: { slab: Slab; size: Piece; placed: readonly Placed[] }) => {
  const t = useT();
  return (
    <div className="slabs-layoutOn">
      {slab.picture && (
        <Image src={slab.picture} alt="" width={1200} ratio={PHOTO_RATIO} sizes="(min-width: 1024px) 55vw, 100vw" />
      )}
      <svg
        viewBox={`0 0 ${size.length} ${size.width}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('slabs.fit.drawing', { count: placed.length })}
      >
        {placed.map(({ piece, x, y, length, width }) => (
          <g key={piece}>
            <rect x={x} y={y} width={length} height={width} />
            <text x={x + length / 2} y={y + width / 2}>
              {piece + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
};

const FIRST: Draft = { rows: [{ id: 1, length: '', width: '', count: '1' }], unit: 'mm', kerf: '4', isForced: false };

/** Whether the pieces of a project can be cut from one slab, and how. */
export default function Fit({ slab }: { slab: Slab }) {
  const t = useT();
  const [draft, setDraft] = useState<Draft>(FIRST);
  const size = sizesOf(slab);
  if (!size) return null;
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const changeRow = (id: number, changes: Partial<Row>): void =>
    change({ rows: draft.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) });
  const isFree = mayTurn(slab.veins);
  const turns = isFree || draft.isForced;
  const pieces = piecesOf(draft);
  // An empty field is a saw without thickness.
  const kerf = draft.kerf.trim() === '' || draft.kerf.trim() === '0' ? 0 : numberOf(draft.kerf);
  const layout =
    pieces && pieces.length > 0 && kerf !== undefined ? pack(size, pieces, { kerf, mayTurn: turns }) : undefined;
  const tooLarge = (layout?.left ?? []).filter((index) => {
    const alone = pieces?.[index];
    return alone && pack(size, [alone], { kerf: 0, mayTurn: turns }).left.length > 0;
  });
  const numbers = (list: readonly number[]): string => list.map((index) => String(index + 1)).join(', ');
  const verdict = (): string => {
    if (!layout)
      return pieces && kerf !== undefined ? t('slabs.fit.empty') : t('slabs.fit.wrong', { most: MAX_PIECES });
    if (layout.left.length === 0) return t('slabs.fit.yes', { count: layout.placed.length });
    if (tooLarge.length > 0) return t('slabs.fit.large', { pieces: numbers(tooLarge) });
    return t('slabs.fit.no', { pieces: numbers(layout.left) });
  };
  return (
    <section className="slabs-fit" aria-labelledby="slabs-fit-title">
      <h3 id="slabs-fit-title">{t('slabs.fit.title')}</h3>
      <div className="slabs-layout">
        <div className="slabs-stack">
          <p role="status" data-fits={layout ? layout.left.length === 0 : undefined} className="slabs-verdict">
            {verdict()}
          </p>
          <Drawing slab={slab} size={size} placed={layout?.placed ?? []} />
          <p className="slabs-veins">
            {t(VEINS[isFree ? 'none' : slab.veins === 'lengthwise' ? 'lengthwise' : 'unknown'])}
          </p>
          <p className="slabs-note">{t('slabs.fit.note')}</p>
        </div>
        <div className="slabs-stack">
          <SelectField
            label={t('slabs.fit.unit')}
            value={draft.unit}
            onChange={({ target }) => change({ unit: target.value === 'in' ? 'in' : 'mm' })}
          >
            <option value="mm">{t('slabs.fit.unit.mm')}</option>
            <option value="in">{t('slabs.fit.unit.in')}</option>
          </SelectField>
          {draft.rows.map((row, index) => (
            <fieldset key={row.id} className="slabs-row">
              <legend>{t('slabs.fit.piece', { number: index + 1 })}</legend>
              {FIELDS.map((name) => (
                <TextField
                  key={name}
                  label={t(LABELS[name])}
                  inputMode={name === 'count' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  value={row[name]}
                  onChange={({ target }) => changeRow(row.id, { [name]: target.value })}
                />
              ))}
            </fieldset>
          ))}
          {draft.rows.length < MAX_ROWS && (
            <Button
              kind="link"
              size="medium"
              onClick={() =>
                change({
                  rows: [...draft.rows, { id: draft.rows.length + 1, length: '', width: '', count: '1' }],
                })
              }
            >
              {t('slabs.fit.more')}
            </Button>
          )}
          <TextField
            label={t('slabs.fit.kerf')}
            hint={t('slabs.fit.kerf.hint')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.kerf}
            onChange={({ target }) => change({ kerf: target.value })}
          />
          {!isFree && (
            <Checkbox
              label={t('slabs.fit.turn')}
              hint={t('slabs.fit.turn.hint')}
              checked={draft.isForced}
              onChange={({ target }) => change({ isForced: target.checked })}
            />
          )}
        </div>
      </div>
    </section>
  );
}
