import { LENGTHS, plus, times, type LengthUnit, type Ratio, type Token } from './measure-tokens.ts';

/** Unit of a second number without one: 12 ft 6, 3 m 50. */
const BELOW: Partial<Record<LengthUnit, LengthUnit>> = { ft: 'in', m: 'cm' };

type Part = { amount: Ratio; unit: LengthUnit | undefined };
/** A length of one or two parts, such as `12 ft 6 in`. */
export type Side = { first: Part; second?: { amount: Ratio; unit: LengthUnit } };

export class Reader {
  readonly #tokens: readonly Token[];
  at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): Token | undefined {
    return this.#tokens[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.#tokens.length;
  }

  /** Consumes the next token if it has the given kind. */
  take<K extends Token['kind']>(kind: K): (Token & { kind: K }) | undefined {
    const { next } = this;
    if (next?.kind !== kind) return undefined;
    this.at += 1;
    return next as Token & { kind: K };
  }

  #part(): Part | undefined {
    const number = this.take('number');
    return number && { amount: number.value, unit: this.take('length')?.unit };
  }

  side(): Side | undefined {
    const first = this.#part();
    if (!first) return undefined;
    const below = first.unit && BELOW[first.unit];
    const from = this.at;
    const second = below && this.#part();
    const unit = second?.unit ?? below;
    if (second && unit && first.unit && LENGTHS[unit] < LENGTHS[first.unit])
      return { first, second: { amount: second.amount, unit } };
    this.at = from;
    return { first };
  }

  /** Reads up to `most` sides separated by "by". */
  sides(most: number): readonly Side[] {
    const sides: Side[] = [];
    for (let side = this.side(); side;) {
      sides.push(side);
      const from = this.at;
      side = sides.length < most && this.take('by') ? this.side() : undefined;
      if (!side) this.at = sides.length < most ? from : this.at;
    }
    return sides;
  }
}

export const lengthOf = ({ first, second }: Side, unit: LengthUnit): Ratio => {
  const long = times(first.amount, { top: LENGTHS[first.unit ?? unit], bottom: 1n });
  return second ? plus(long, times(second.amount, { top: LENGTHS[second.unit], bottom: 1n })) : long;
};

export const millimetres = ({ top, bottom }: Ratio): number => Number(top) / Number(bottom) / 1000;

export const unitOf = ({ first }: Side): LengthUnit | undefined => first.unit;
