import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { holdsArchive } from './archive.ts';
import type { FileProblem } from '#contract/uploads.ts';
import { pdfTokens, type PdfToken } from './pdf-tokens.ts';

/**
 * Libraries for PDF resolve one object per number and unpack streams without a limit, so a hostile file can show a
 * library other objects than a viewer. This check reads every object in the file, also unused ones.
 */

/** Names that occur only with scripts, programs, attached files, forms that send data, or encryption. */
const UNSAFE_NAMES: ReadonlySet<string> = new Set([
  'JavaScript',
  'AA',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'XFA',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'Encrypt',
]);

const MAX_UNPACKED_STREAM = 20 * 1024 * 1024;
const MAX_UNPACKED = 50 * 1024 * 1024;
const TAIL = 2048;

const unpack = promisify(inflate);

type PdfObject = { number: string; tokens: readonly PdfToken[]; start: number; end: number; hasStream: boolean };

const ENDS: ReadonlySet<string> = new Set(['endobj', 'stream', 'startxref']);

/** Reads an object up to its end or its stream. */
const readObject = (source: string, { number, start }: { number: string; start: number }): PdfObject => {
  const tokens: PdfToken[] = [];
  for (const { token, end } of pdfTokens(source, start)) {
    if (token.kind === 'word' && ENDS.has(token.text))
      return { number, tokens, start, end, hasStream: token.text === 'stream' };
    tokens.push(token);
  }
  return { number, tokens, start, end: source.length, hasStream: false };
};

const OBJECT_HEAD = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,10}[\0\t\n\f\r ]{1,8}$/;

/** Positions of objects: at each `N G obj`, regardless of the cross-reference table. */
function* objectStarts(source: string): Generator<{ number: string; start: number }> {
  for (let at = source.indexOf('obj'); at >= 0; at = source.indexOf('obj', at + 3)) {
    const number = OBJECT_HEAD.exec(source.slice(Math.max(0, at - 40), at))?.[1];
    if (number) yield { number, start: at + 3 };
  }
}

function* trailerStarts(source: string): Generator<{ number: string; start: number }> {
  for (let at = source.indexOf('trailer'); at >= 0; at = source.indexOf('trailer', at + 7))
    yield { number: '', start: at + 7 };
}

/** Reads all objects; undefined if overlapping ones would make the work unbounded. */
const readObjects = (source: string): PdfObject[] | undefined => {
  const objects: PdfObject[] = [];
  let work = 0;
  for (const position of [...objectStarts(source), ...trailerStarts(source)].sort((a, b) => a.start - b.start)) {
    const object = readObject(source, position);
    work += object.end - position.start;
    if (work > 4 * source.length) return undefined;
    objects.push(object);
  }
  return objects;
};

const valueAfter = (tokens: readonly PdfToken[], key: string): readonly PdfToken[] => {
  const at = tokens.findIndex(({ kind, text }) => kind === 'name' && text === key);
  return at < 0 ? [] : tokens.slice(at + 1);
};
const has = (tokens: readonly PdfToken[], name: string): boolean =>
  tokens.some(({ kind, text }) => kind === 'name' && text === name);

/** A stream of objects, by its type or by the two required keys. */
const isObjectStream = ({ tokens, hasStream }: PdfObject): boolean =>
  hasStream && (has(tokens, 'ObjStm') || (has(tokens, 'First') && has(tokens, 'N')));

/** The text of an object stream; undefined if it cannot be read. */
const unpackObjects = async (file: Buffer, { tokens, end }: PdfObject): Promise<string | undefined> => {
  const filter = valueAfter(tokens, 'Filter');
  const [name] = filter.filter(({ text }) => text !== '[');
  if (filter.length > 0 && name?.text !== 'FlateDecode') return undefined;
  if (filter[0]?.text === '[' && filter[2]?.text !== ']') return undefined;
  if (has(tokens, 'Predictor')) return undefined;
  const start = end + (file[end] === 13 && file[end + 1] === 10 ? 2 : 1);
  const given = Number(valueAfter(tokens, 'Length')[0]?.text);
  const isDirect =
    Number.isInteger(given) && /^\s*endstream/.test(file.toString('latin1', start + given, start + given + 16));
  const stop = isDirect ? start + given : file.indexOf('endstream', start, 'latin1');
  if (stop < 0) return undefined;
  const packed = file.subarray(start, stop);
  if (filter.length === 0) return packed.toString('latin1');
  const bytes = await unpack(packed, { maxOutputLength: MAX_UNPACKED_STREAM }).catch(() => undefined);
  return bytes?.toString('latin1');
};

const isUnsafeToken = ({ kind, text }: PdfToken, index: number, all: readonly PdfToken[]): boolean => {
  if (kind === 'name') return UNSAFE_NAMES.has(text);
  const key = all[index - 1];
  return (
    kind === 'string' &&
    key?.kind === 'name' &&
    key.text === 'URI' &&
    /^[\s\0]*(?:javascript|vbscript|data):/i.test(text)
  );
};

/** Returns true if a document opens an address by itself. */
const opensAddress = (objects: readonly PdfObject[]): boolean => {
  const isAddress = (tokens: readonly PdfToken[]): boolean => valueAfter(tokens, 'S')[0]?.text === 'URI';
  return objects.some(({ tokens }) => {
    const action = valueAfter(tokens, 'OpenAction');
    if (action[0]?.text === '<<')
      return isAddress(
        action.slice(
          0,
          action.findIndex(({ text }) => text === '>>'),
        ),
      );
    const number = action[2]?.text === 'R' ? action[0]?.text : undefined;
    return number !== undefined && objects.some((object) => object.number === number && isAddress(object.tokens));
  });
};

/** An HTML page or a program between the objects, where a PDF viewer skips it. */
const FOREIGN = /<\s*(?:!doctype|html|script|svg|iframe|body|\?php)/i;

const holdsForeignText = (source: string, objects: readonly PdfObject[]): boolean => {
  let at = 0;
  for (const { start, end, hasStream } of objects) {
    if (FOREIGN.test(source.slice(at, start))) return true;
    const streamEnd = hasStream ? source.indexOf('endstream', end) : end;
    at = Math.max(at, streamEnd < 0 ? source.length : streamEnd);
  }
  return FOREIGN.test(source.slice(at));
};

export const checkPdf = async (file: Buffer): Promise<FileProblem | undefined> => {
  const tail = file.subarray(-TAIL).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) || !/startxref\s+\d+\s+%%EOF\s*$/.test(tail)) return 'type';
  if (holdsArchive(file)) return 'unsafe';
  const source = file.toString('latin1');
  const objects = readObjects(source);
  if (!objects || holdsForeignText(source, objects)) return 'unsafe';
  let unpacked = 0;
  for (const object of objects.filter(isObjectStream)) {
    const text = await unpackObjects(file, object);
    if (text === undefined || (unpacked += text.length) > MAX_UNPACKED) return 'unsafe';
    const tokens = [...pdfTokens(text, 0)].map(({ token }) => token);
    if (tokens.some(isUnsafeToken)) return 'unsafe';
  }
  return objects.some(({ tokens }) => tokens.some(isUnsafeToken)) || opensAddress(objects) ? 'unsafe' : undefined;
};
