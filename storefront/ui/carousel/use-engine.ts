import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '../when-near.ts';
import { needsEngine, type CarouselSettings } from './carousel-settings.ts';
import type { Engine } from './engine.ts';

export type Running = { engine: Engine; selected: number; count: number; canGoBack: boolean; canGoOn: boolean };

const stateOf = (engine: Engine): Running => ({
  engine,
  selected: engine.selectedScrollSnap(),
  count: engine.scrollSnapList().length,
  canGoBack: engine.canScrollPrev(),
  canGoOn: engine.canScrollNext(),
});

/** Loads and starts the engine once the slides come near the viewport; undefined until then. */
export const useEngine = (viewport: RefObject<HTMLElement | null>, settings: CarouselSettings): Running | undefined => {
  const [running, setRunning] = useState<Running>();
  const isNeeded = needsEngine(settings);

  useEffect(() => {
    const { current } = viewport;
    if (!current || !isNeeded) return undefined;
    let engine: Engine | undefined;
    let isOver = false;
    const start = async (): Promise<void> => {
      const { startEngine } = await import('./engine.ts');
      if (isOver) return;
      const started = await startEngine(current, settings);
      if (isOver) return started.destroy();
      engine = started;
      const follow = (): void => setRunning(stateOf(started));
      started.on('select', follow).on('reInit', follow);
      follow();
    };
    // Without the engine native scrolling remains.
    const stop = whenNear(current, () => void start().catch(() => undefined));
    return () => {
      isOver = true;
      stop();
      engine?.destroy();
      setRunning(undefined);
    };
    // The settings of a carousel never change on the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [viewport, isNeeded]);

  return running;
};
