import { withoutCssComments } from '#contract/css-comments.ts';
import { Parser } from 'htmlparser2';
import { ANCHOR_NAME, BACKGROUND_VIDEO_FILE, CONTENT_TYPES, LEFT_OUT_ELEMENTS } from '#contract/content.ts';
import { hostedVideo } from '#contract/hosted-video.ts';

/** A part of a text that shoppers do not see, and why. */
export type UnshownPart = { offset: number; part: string; reason: string };

const KNOWN_TYPES: ReadonlySet<string> = new Set(CONTENT_TYPES);
const DIRECTIVE = /\{\{[^{}]*\}\}/g;
const UNSAFE_ADDRESS = /^[\s\0]*(?:javascript|vbscript|data|file):/i;
/** Parts of a video, which are shown or left out together with it. */
const VIDEO_PARTS: ReadonlySet<string> = new Set(['source']);

const isOwnFile = (src: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src.trim());

const isPlayed = (tag: string, src: string): boolean =>
  hostedVideo(src) !== undefined || (tag === 'video' && isOwnFile(src));

const placesWithoutPosition = (json: string): number => {
  if (json === '{{showroom_positions}}') return 0;
  try {
    const places: unknown = JSON.parse(json);
    return Array.isArray(places)
      ? places.filter((place: { position?: { latitude?: unknown; longitude?: unknown } } | null) =>
          [place?.position?.latitude, place?.position?.longitude].some(
            (degrees) => !Number.isFinite(Number(degrees ?? NaN)),
          ),
        ).length
      : 0;
  } catch {
    return 1;
  }
};

type Attributes = Readonly<Record<string, string>>;

/** Reasons that concern an element which is shown. */
const attributeReasons = (tag: string, attributes: Attributes): string[] => {
  const { 'data-content-type': type, href, src, name, id } = attributes;
  const video = attributes['data-video-src'];
  const withoutPosition = placesWithoutPosition(attributes['data-locations'] || '[]');
  return [
    ...(type !== undefined && !KNOWN_TYPES.has(type) ? [`the content type "${type}" is not shown`] : []),
    ...Object.keys(attributes)
      .filter((attribute) => /^on[a-z]/.test(attribute))
      .map((attribute) => `the script of "${attribute}" does not run`),
    ...(UNSAFE_ADDRESS.test(href ?? '') ? ['the link leads nowhere: its address is not allowed'] : []),
    ...(tag === 'img' && UNSAFE_ADDRESS.test(src ?? '')
      ? ['the picture is not shown: its address is not allowed']
      : []),
    ...[tag === 'a' ? name : undefined, id]
      .filter((anchor) => anchor && !ANCHOR_NAME.test(anchor))
      .map((anchor) => `links to "#${anchor}" lead nowhere: only letters, digits, "_", "-", "." and ":" are allowed`),
    ...(video &&
    attributes['data-background-type'] === 'video' &&
    !(isOwnFile(video) && (video.startsWith('{{') || BACKGROUND_VIDEO_FILE.test(video)))
      ? ['the background video is not shown: it is no video file of the shop']
      : []),
    ...(withoutPosition > 0 ? [`${withoutPosition} of the places on the map have no position and are not shown`] : []),
  ];
};

const leftOutReason = (tag: string, attributes: Attributes): string =>
  attributes['src'] && (tag === 'iframe' || tag === 'video')
    ? `nothing is shown from ${attributes['src']}: videos play from YouTube, Vimeo and the shop`
    : `<${tag}> is not shown, with everything in it`;

/** Page Builder's style sheets select elements by `data-pb-style`; other rules have no effect. */
const isForeignSheet = (css: string): boolean =>
  withoutCssComments(css)
    .split('}')
    .some((rule) => rule.includes('{') && !rule.includes('data-pb-style'));

/** The parts of a content text without a renderer. */
export const unshownParts = (content: string): readonly UnshownPart[] => {
  const parts: UnshownPart[] = [];
  // A directive in an attribute may contain quotes.
  const text = content.replaceAll(DIRECTIVE, (directive) => directive.replaceAll(/["'<>]/g, '_'));
  const open: { tag: string; isLeftOut: boolean; isHtml: boolean; offset: number; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const offset = parser.startIndex;
        const isWithin = open.some(({ isLeftOut }) => isLeftOut);
        const isVideo = tag === 'iframe' || tag === 'video';
        const isPart = isVideo && open.some((element) => element.tag === 'video');
        const src =
          attributes['src'] ?? /<source\b[^<>]*?\ssrc="([^"]*)"/i.exec(text.slice(offset, offset + 1000))?.[1] ?? '';
        const isLeftOut = LEFT_OUT_ELEMENTS.has(tag) && !isPart && !(isVideo && isPlayed(tag, src)) && tag !== 'style';
        open.push({ tag, isLeftOut, isHtml: attributes['data-content-type'] === 'html', offset, text: '' });
        if (isWithin || (VIDEO_PARTS.has(tag) && open.length > 1)) return;
        const part = content.slice(offset, parser.endIndex + 1);
        const reasons = isLeftOut ? [leftOutReason(tag, attributes)] : attributeReasons(tag, attributes);
        parts.push(...reasons.map((reason) => ({ offset, part, reason })));
      },
      ontext: (data) => {
        const element = open.at(-1);
        if (element) element.text += data;
      },
      oncomment: () => {
        if (!text.slice(parser.startIndex, parser.endIndex + 1).endsWith('-->'))
          parts.push({
            offset: parser.startIndex,
            part: '<!--',
            reason: 'the comment is not closed, so nothing after it is shown',
          });
      },
      onclosetag: () => {
        const element = open.pop();
        if (!element) return;
        if (element.tag === 'style' && isForeignSheet(element.text))
          parts.push({
            offset: element.offset,
            part: '<style>',
            reason: 'only the styles of Page Builder have an effect',
          });
        // The source of an HTML element of Page Builder is escaped.
        if (element.isHtml && element.text.includes('<'))
          parts.push(...unshownParts(element.text).map((inner) => ({ ...inner, offset: element.offset })));
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return parts;
};
