import { useState, type ReactNode } from 'react';
import { isPlainNumber } from '#contract/decimal.ts';
import { typedLength } from '#contract/typed-measure.ts';
import { typedQuantity } from '#contract/typed-quantity.ts';
import { numberText } from '#storefront/platform/i18n/number-text.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useStoreView } from '#storefront/platform/store-view/use-store-view.ts';
import { Image } from '#storefront/ui/image/image.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import { Checkbox } from '#storefront/ui/field/choice.tsx';
import { SelectField, TextField } from '#storefront/ui/field/text-field.tsx';
import { mayTurn } from '#contract/slabs.ts';
import { sizesOf, type Slab } from './measures.ts';
import { PHOTO_RATIO } from './slab-figure.tsx';
import { MAX_PIECES, pack, type Piece, type Placed } from './pack.ts';
import styles from './slabs.module.css';

const MM_PER_INCH = 25.4;
const MAX_ROWS = 12;

const SIDES = ['length', 'width'] as const;
const LABELS = { length: 'slabs.fit.length', width: 'slabs.fit.width' } as const;

const UNITS = {
  mm: { inMm: 1, digits: 1, read: 'slabs.fit.read.mm' },
  in: { inMm: MM_PER_INCH, digits: 2, read: 'slabs.fit.read.in' },
} as const;

const VEINS = {
  none: 'slabs.fit.veins.none',
  lengthwise: 'slabs.fit.veins.lengthwise',
  unknown: 'slabs.fit.veins.unknown',
} as const;

type Unit = keyof typeof UNITS;
type Row = { id: number; length: string; width: string; count: string };
type Draft = { rows: readonly Row[]; unit: Unit; kerf: string; isForced: boolean };

type Read = { length: (text: string, unit: Unit) => number | undefined; count: (text: string) => number | undefined };

/** Pieces of the filled rows, in millimetres; undefined while one of them is invalid. */
const piecesOf = ({ rows, unit }: Draft, read: Read): readonly Piece[] | undefined => {
  const pieces: Piece[] = [];
  for (const row of rows) {
    if (!row.length.trim() || !row.width.trim()) continue;
    const [length, width, times] = [read.length(row.length, unit), read.length(row.width, unit), read.count(row.count)];
    if (!length || !width || !times || pieces.length + times > MAX_PIECES) return undefined;
    for (let one = 0; one < times; one += 1) pieces.push({ length, width });
  }
  return pieces;
};

type LengthProps = {
  label: string;
  hint?: ReactNode;
  text: string;
  unit: Unit;
  /** True if the field is intentionally without a length. */
  isEmpty?: boolean;
  onChange: (text: string) => void;
  onLeave: () => void;
};

/** An input for a length; shows how the text was understood unless it is a plain number. */
const LengthField = ({ label, hint, text, unit, isEmpty, onChange, onLeave }: LengthProps) => {
  const t = useT();
  const { languageTag } = useStoreView();
  const [isLeft, setLeft] = useState(true);
  const { inMm, digits, read } = UNITS[unit];
  const length = typedLength(text, languageTag, unit);
  const isWrong = isLeft && !length && text.trim() !== '' && !isEmpty;
  return (
    <TextField
      label={label}
      hint={
        <>
          {hint}{' '}
          <span role="status">
            {length && !isPlainNumber(text)
              ? t(read, { number: numberText(length / inMm, languageTag, digits) })
              : null}
          </span>
        </>
      }
      error={isWrong && t('slabs.fit.wrong.length')}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setLeft(false);
        onChange(target.value);
      }}
      onBlur={() => {
        setLeft(true);
        onLeave();
      }}
    />
  );
};

const Drawing = ({ slab, size, placed }: { slab: Slab; size: Piece; placed: readonly Placed[] }) => {
  const t = useT();
  return (
    <div className={styles.layoutOn}>
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

/** Tool that checks whether a project's pieces can be cut from one slab, and shows the layout. */
export default function Fit({ slab }: { slab: Slab }) {
  const t = useT();
  const { languageTag } = useStoreView();
  const [draft, setDraft] = useState<Draft>(FIRST);
  // No errors while typing.
  const [isTyping, setTyping] = useState(false);
  const size = sizesOf(slab);
  if (!size) return null;
  const change = (changes: Partial<Draft>): void => setDraft({ ...draft, ...changes });
  const type = (changes: Partial<Draft>): void => {
    setTyping(true);
    change(changes);
  };
  const leave = (): void => setTyping(false);
  const changeRow = (id: number, changes: Partial<Row>): void =>
    type({ rows: draft.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) });
  const isFree = mayTurn(slab.veins);
  const turns = isFree || draft.isForced;
  const pieces = piecesOf(draft, {
    length: (text, unit) => typedLength(text, languageTag, unit),
    count: (text) => typedQuantity(text, languageTag),
  });
  // An empty field means a saw without thickness.
  const hasNoKerf = /^0*$/.test(draft.kerf.trim());
  const kerf = hasNoKerf ? 0 : typedLength(draft.kerf, languageTag, 'mm');
  const layout =
    pieces && pieces.length > 0 && kerf !== undefined ? pack(size, pieces, { kerf, mayTurn: turns }) : undefined;
  const tooLarge = (layout?.left ?? []).filter((index) => {
    const alone = pieces?.[index];
    return alone && pack(size, [alone], { kerf: 0, mayTurn: turns }).left.length > 0;
  });
  const numbers = (list: readonly number[]): string => list.map((index) => String(index + 1)).join(', ');
  const verdict = (): string => {
    if (!layout)
      return isTyping || (pieces && kerf !== undefined)
        ? t('slabs.fit.empty')
        : t('slabs.fit.wrong', { most: MAX_PIECES });
    if (layout.left.length === 0) return t('slabs.fit.yes', { count: layout.placed.length });
    if (tooLarge.length > 0) return t('slabs.fit.large', { pieces: numbers(tooLarge) });
    return t('slabs.fit.no', { pieces: numbers(layout.left) });
  };
  return (
    <section className={styles.fit} aria-labelledby="slabs-fit-title">
      <h3 id="slabs-fit-title">{t('slabs.fit.title')}</h3>
      <div className={styles.layout}>
        <div className={styles.stack}>
          <p role="status" data-fits={layout ? layout.left.length === 0 : undefined} className={styles.verdict}>
            {verdict()}
          </p>
          <Drawing slab={slab} size={size} placed={layout?.placed ?? []} />
          <p>{t(VEINS[isFree ? 'none' : slab.veins === 'lengthwise' ? 'lengthwise' : 'unknown'])}</p>
          <p className={styles.note}>{t('slabs.fit.note')}</p>
        </div>
        <div className={styles.stack}>
          <SelectField
            label={t('slabs.fit.unit')}
            value={draft.unit}
            onChange={({ target }) => change({ unit: target.value === 'in' ? 'in' : 'mm' })}
          >
            <option value="mm">{t('slabs.fit.unit.mm')}</option>
            <option value="in">{t('slabs.fit.unit.in')}</option>
          </SelectField>
          {draft.rows.map((row, index) => (
            <fieldset key={row.id} className={styles.row}>
              <legend>{t('slabs.fit.piece', { number: index + 1 })}</legend>
              {SIDES.map((side) => (
                <LengthField
                  key={side}
                  label={t(LABELS[side])}
                  unit={draft.unit}
                  text={row[side]}
                  onChange={(text) => changeRow(row.id, { [side]: text })}
                  onLeave={leave}
                />
              ))}
              <TextField
                label={t('slabs.fit.count')}
                error={!typedQuantity(row.count, languageTag) && !isTyping && t('slabs.fit.wrong.count')}
                inputMode="numeric"
                autoComplete="off"
                value={row.count}
                onChange={({ target }) => changeRow(row.id, { count: target.value })}
                onBlur={leave}
              />
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
          <LengthField
            label={t('slabs.fit.kerf')}
            hint={t('slabs.fit.kerf.hint')}
            unit="mm"
            text={draft.kerf}
            isEmpty={hasNoKerf}
            onChange={(kerf) => type({ kerf })}
            onLeave={leave}
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
