import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import { walk } from '#storefront/platform/content/markup.ts';
import { safeSource } from '#storefront/platform/content/safe-address.ts';
import type { PageNode, VideoFile, VideoNode } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';
import { classOf, common, flag, joinClasses, roleOf, settingsClass, stylesOf } from './element-view.ts';
import { hostedVideo, type HostedVideo } from '#contract/hosted-video.ts';

const captionsOf = (video: MarkupElement, { origins }: ParseContext): VideoFile['captions'] =>
  [...walk(video.children)].flatMap(({ tag, attributes }) => {
    const src = tag === 'track' ? safeSource(attributes['src'], origins) : undefined;
    return src?.startsWith('/')
      ? [{ src, language: attributes['srclang'] ?? '', label: attributes['label'] ?? attributes['srclang'] ?? '' }]
      : [];
  });

/** A player on a known host, or a file of the shop: the CSP blocks all others. */
const sourceOf = (element: MarkupElement | undefined, context: ParseContext): HostedVideo | VideoFile | undefined => {
  if (!element) return undefined;
  const src =
    element.attributes['src'] ?? [...walk(element.children)].find(({ tag }) => tag === 'source')?.attributes['src'];
  const hosted = hostedVideo(src);
  if (hosted || element.tag !== 'video') return hosted;
  const file = safeSource(src, context.origins);
  if (!file?.startsWith('/')) return undefined;
  const poster = safeSource(element.attributes['poster'], context.origins);
  return { kind: 'file', src: file, ...(poster && { poster }), captions: captionsOf(element, context) };
};

export const parseVideo = (
  element: MarkupElement,
  { appearance }: { appearance: string; children: PageNode[] },
  context: ParseContext,
): VideoNode => {
  const player =
    roleOf(element, 'video') ?? [...walk([element])].find(({ tag }) => tag === 'iframe' || tag === 'video');
  const video = sourceOf(player, context);
  const inner = stylesOf(roleOf(element, 'inner'), context);
  const innerClass = joinClasses(classOf(inner, 'max-width', context));
  const wrapperClass = settingsClass(stylesOf(roleOf(element, 'wrapper'), context), context);
  const { title, 'aria-label': label } = player?.attributes ?? {};
  return {
    contentType: 'video',
    appearance,
    children: [],
    ...(video && { video }),
    title: title || label || '',
    isAutoplay:
      player !== undefined && (flag(player, 'autoplay') || /[?&]autoplay=1/.test(player.attributes['src'] ?? '')),
    isMuted:
      player !== undefined && (flag(player, 'muted') || /[?&](?:mute|muted)=1/.test(player.attributes['src'] ?? '')),
    ...(innerClass && { innerClass }),
    ...(wrapperClass && { wrapperClass }),
    ...common(element, context),
  };
};
