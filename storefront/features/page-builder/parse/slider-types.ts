import type { MarkupElement } from '#storefront/platform/content/markup.ts';
import type { PageNode, SliderNode, SliderSettings } from '../page-tree.ts';
import type { ParseContext } from './element-view.ts';
import { common, flag } from './element-view.ts';

const DEFAULT_SPEED_MS = 4000;
/** Minimum time per slide, for reading it. */
const MIN_MS = 1000;
const DEFAULT_PADDING = '90px';
const PADDING = /^\d{1,3}(?:px|%|rem)$/;

const speedOf = (text: string | undefined): number => {
  const speed = Number(text);
  return speed > 0 ? Math.max(MIN_MS, speed) : DEFAULT_SPEED_MS;
};

/** The newer format uses show-arrows, show-dots and infinite-loop, the older one arrows, dots and infinite. */
export const sliderSettings = (element: MarkupElement, { styles }: ParseContext): SliderSettings => {
  const {
    'data-autoplay-speed': speed,
    'data-carousel-mode': mode,
    'data-center-padding': padding = '',
  } = element.attributes;
  const isContinuous = mode === 'continuous';
  const paddingClass = isContinuous
    ? styles.classFor([['--center-padding', PADDING.test(padding) ? padding : DEFAULT_PADDING]])
    : undefined;
  return {
    isAutoplay: flag(element, 'data-autoplay'),
    autoplaySpeed: speedOf(speed),
    isInfinite: flag(element, 'data-infinite-loop', flag(element, 'data-infinite')),
    isFade: flag(element, 'data-fade'),
    hasArrows: flag(element, 'data-show-arrows', flag(element, 'data-arrows')),
    hasDots: flag(element, 'data-show-dots', flag(element, 'data-dots')),
    mode: isContinuous ? 'continuous' : 'default',
    ...(paddingClass && { paddingClass }),
  };
};

export const parseSlider = (
  element: MarkupElement,
  { appearance, children }: { appearance: string; children: PageNode[] },
  context: ParseContext,
): SliderNode => ({
  contentType: 'slider',
  appearance,
  children,
  settings: sliderSettings(element, context),
  ...common(element, context),
});
