import { randomUUID } from 'node:crypto';

/** Stands for a text while the rest is written. Nobody can have it in an answer: it is made anew for each process. */
const MARK = randomUUID();
const QUOTED_MARK = `"${MARK}"`;

/** Texts met while {@link jsonOf} writes; undefined where anybody else does. */
let met: string[] | undefined;

/** A part of an answer that is its JSON text already; to others than {@link jsonOf} it is what the text says. */
export class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    if (!met) return JSON.parse(this.text);
    met.push(this.text);
    return MARK;
  }
}

/** As `JSON.stringify`, with the texts of what is written already. */
export const jsonOf = (value: object): string => {
  const texts: string[] = [];
  met = texts;
  let whole: string;
  try {
    whole = JSON.stringify(value);
  } finally {
    met = undefined;
  }
  if (texts.length === 0) return whole;
  const [first = '', ...rest] = whole.split(QUOTED_MARK);
  let json = first;
  rest.forEach((between, at) => (json += (texts[at] as string) + between));
  return json;
};

// eslint-disable-next-line no-control-regex -- what JSON does not write as it is
const NEEDS_CARE = /["\\\u0000-\u001f\ud800-\udfff]/;

/** A string as JSON writes it. */
export const quoted = (text: string): string => (NEEDS_CARE.test(text) ? JSON.stringify(text) : `"${text}"`);
