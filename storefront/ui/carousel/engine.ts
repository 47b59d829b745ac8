import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType, type EmblaPluginType } from 'embla-carousel';
import type { CarouselSettings } from './carousel-settings.ts';

export type Engine = EmblaCarouselType;

/** Translates the settings for the engine. */
export const engineOptions = (
  { isInfinite, isFade, mode }: CarouselSettings,
  startIndex: number,
): EmblaOptionsType => ({
  loop: isInfinite,
  align: mode === 'continuous' ? 'center' : 'start',
  containScroll: isFade || mode === 'continuous' ? false : 'trimSnaps',
  slidesToScroll: mode === 'continuous' || isFade ? 1 : 'auto',
  duration: 28,
  startIndex,
});

/** Takes over a natively scrolled row of slides at the current one. */
export const startEngine = async (viewport: HTMLElement, settings: CarouselSettings): Promise<Engine> => {
  const plugins: EmblaPluginType[] = settings.isFade ? [(await import('embla-carousel-fade')).default()] : [];
  const slide = viewport.firstElementChild?.firstElementChild;
  const startIndex =
    slide instanceof HTMLElement && slide.offsetWidth > 0 ? Math.round(viewport.scrollLeft / slide.offsetWidth) : 0;
  viewport.scrollLeft = 0;
  return EmblaCarousel(viewport, engineOptions(settings, startIndex), plugins);
};
