import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

const objectsOf = (pdf: Buffer): Objects =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

/** By its `/Length`: a packed stream may end in the byte of a line's end. */
const streamOf = (body = ''): string => {
  const opening = /stream\r?\n/.exec(body);
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  if (!opening || !length) return '';
  const start = opening.index + opening[0].length;
  const packed = body.slice(start, start + Number(length));
  return body.includes('/FlateDecode') ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed;
};

const utf16 = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** Characters by the code of a glyph, as a face's `ToUnicode` has them. */
const charactersOf = (cmap: string): ReadonlyMap<string, string> =>
  new Map(
    [...cmap.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([\da-f ]*)>/gi)].map(
        ([, text = ''], index) =>
          [(Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), utf16(text)] as const,
      ),
    ),
  );

/** Text of a PDF of `renderPdf`, one piece per line, in drawing order. */
export const pdfText = (pdf: Buffer): string => {
  const objects = objectsOf(pdf);
  const faces = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      if (cmap) faces.set(name, charactersOf(streamOf(objects.get(cmap))));
    }
  const lines: string[] = [];
  for (const body of objects.values()) {
    const [, id] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    if (!id) continue;
    let face: ReadonlyMap<string, string> | undefined;
    for (const [, font, shown] of streamOf(objects.get(id)).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) face = faces.get(font);
      else {
        const glyphs = [...(shown ?? '').matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) => hex).join('');
        lines.push((glyphs.match(/.{4}/g) ?? []).map((glyph) => face?.get(glyph.toLowerCase()) ?? '?').join(''));
      }
    }
  }
  return lines.join('\n');
};
