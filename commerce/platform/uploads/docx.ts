import { Parser } from 'htmlparser2';
import type { FileProblem } from '#contract/uploads.ts';
import { unpackPart, zipParts, type ZipPart } from './zip.ts';

/** Unpacked size of all parts, and its ratio to the packed size. Ordinary documents are far below both. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_XML_BYTES = 30 * 1024 * 1024;
const MAX_RATIO = 100;
const MAX_PARTS = 2000;

const UNSAFE_NAME =
  /\.(?:exe|dll|com|scr|js|jse|vbs|vbe|wsf|ps1|bat|cmd|lnk|hta|jar|zip|html?|svgz|docm|dotm|xlsm|xltm|xlam|pptm)$|(?:^|\/)\.\.(?:\/|$)|^\/|^[a-z]:|\\|\p{Cc}/iu;
/** Old objects, controls and macros are such files; printer settings are the only harmless ones. */
const isBinary = (name: string): boolean => /\.bin$/i.test(name) && !/^word\/printerSettings\/[^/]+\.bin$/i.test(name);
const IS_XML = /\.(?:xml|rels)$/i;

/** Relationships to parts that run or load something, by the last word of their type. */
const UNSAFE_RELATIONSHIP =
  /\/(?:vbaProject|wordVbaData|control|activeXControlBinary|oleObject|aFChunk|attachedToolbars)$/i;
const ON_THIS_COMPUTER = /^(?:file:\/\/\/[a-z]:|[a-z]:[\\/]|[^:\\/]+$)/i;
const SAFE_LINK = /^(?:https?:|mailto:|tel:|ftp:|[^:\\]*$)/i;
/** Fields that fetch or run something when the document is opened or printed. */
const UNSAFE_FIELD = /^\s*(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|DATABASE|IMPORT|LINK|RD)\b/i;

type Attributes = Readonly<Record<string, string>>;

const isUnsafeRelationship = ({ Type: type = '', Target: given = '', TargetMode: mode = '' }: Attributes): boolean => {
  if (UNSAFE_RELATIONSHIP.test(type)) return true;
  const target = given.trim();
  const isOutside =
    (mode !== '' && mode.toLowerCase() !== 'internal') || /^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(target);
  if (!isOutside) return false;
  if (/\/hyperlink$/i.test(type))
    return target.startsWith('//') || !(SAFE_LINK.test(target) || ON_THIS_COMPUTER.test(target));
  // Word stores the path of the document's template.
  return !/\/attachedTemplate$/i.test(type) || !ON_THIS_COMPUTER.test(target);
};

const isUnsafeContentType = ({ ContentType: type = '' }: Attributes): boolean =>
  /macroEnabled|vbaProject|activeX|oleObject|\bhtml\b|x-msdownload/i.test(type);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const attributeOf = (attributes: Attributes, name: string): string =>
  Object.entries(attributes).find(([key]) => localName(key) === name)?.[1] ?? '';

/** Returns true if an XML part loads, runs or declares something that a text document does not need. */
const isUnsafeXml = (source: string): boolean => {
  let isUnsafe = false;
  let instruction = '';
  let readsInstruction = false;
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (/^!doctype/i.test(name)) isUnsafe = true;
      },
      onopentag: (name, attributes) => {
        const local = localName(name);
        if (local === 'Relationship') isUnsafe ||= isUnsafeRelationship(attributes);
        if (local === 'Override' || local === 'Default') isUnsafe ||= isUnsafeContentType(attributes);
        if (local === 'altChunk') isUnsafe = true;
        if (local === 'fldSimple') isUnsafe ||= UNSAFE_FIELD.test(attributeOf(attributes, 'instr'));
        if (local === 'fldChar' && attributeOf(attributes, 'fldCharType') === 'begin') instruction = '';
        readsInstruction = local === 'instrText';
      },
      ontext: (text) => {
        if (!readsInstruction) return;
        instruction += text;
        isUnsafe ||= UNSAFE_FIELD.test(instruction);
      },
      onclosetag: () => {
        readsInstruction = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return isUnsafe;
};

/** The text of an XML part; undefined in an encoding that the format forbids. */
const xmlText = (bytes: Buffer): string | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2);
  if (first === 0xfe && second === 0xff) return undefined;
  const text = bytes.toString('utf8');
  const encoding = /^\uFEFF?<\?xml[^>]{0,200}\bencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1];
  return !encoding || /^(?:utf-8|us-ascii)$/i.test(encoding) ? text : undefined;
};

const isUnsafePart = async (file: Buffer, part: ZipPart): Promise<boolean> => {
  if (part.isEncrypted || UNSAFE_NAME.test(part.name) || isBinary(part.name)) return true;
  const bytes = await unpackPart(file, part);
  if (!bytes) return true;
  if (!IS_XML.test(part.name)) return bytes.subarray(0, 2).toString('latin1') === 'MZ';
  const text = xmlText(bytes);
  return text === undefined || isUnsafeXml(text);
};

export const checkDocx = async (file: Buffer): Promise<FileProblem | undefined> => {
  const parts = zipParts(file);
  if (!parts) return 'type';
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  const hasText = parts.some(({ name }) => /^word\/document\d*\.xml$/i.test(name));
  if (!names.has('[content_types].xml') || !hasText) return 'type';
  const unpacked = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const packed = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  if (parts.length > MAX_PARTS || names.size < parts.length) return 'unsafe';
  const xml = parts.reduce((sum, { name, bytes }) => sum + (IS_XML.test(name) ? bytes : 0), 0);
  if (xml > MAX_XML_BYTES || unpacked > MAX_UNPACKED_BYTES || unpacked > MAX_RATIO * Math.max(packed, 1024))
    return 'unsafe';
  for (const part of parts) if (await isUnsafePart(file, part)) return 'unsafe';
  return undefined;
};
