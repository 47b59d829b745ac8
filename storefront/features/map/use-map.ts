import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { allowsThirdParties } from '#contract/third-parties.ts';
import { whenNear } from '#storefront/ui/when-near.ts';
import type { RenderMap, MapOptions, MapView } from './map-view.ts';

type MapState = { state: 'waiting' | 'drawn' | 'failed'; view?: MapView };

/** Renders the map once it comes near the viewport; its code, data and third-party scripts load only then. */
export const useMap = (
  host: RefObject<HTMLElement | null>,
  {
    path,
    fetchRenderer,
    options,
  }: { path: string; fetchRenderer: () => Promise<RenderMap>; options: Omit<MapOptions, 'host'> },
): MapState => {
  const [rendering, setRendering] = useState<MapState>({ state: 'waiting' });
  // A pin is clicked long after it was rendered: use the current handler.
  const select = useEffectEvent((index: number) => options.onSelect(index));
  const render = useEffectEvent(async (element: HTMLElement, onSelect: (index: number) => void) =>
    (await fetchRenderer())({ ...options, onSelect, host: element }),
  );

  useEffect(() => {
    const { current } = host;
    if (!current || !allowsThirdParties(path)) return undefined;
    let view: MapView | undefined;
    let isOver = false;
    const start = async (): Promise<void> => {
      try {
        const made = await render(current, (index) => select(index));
        if (isOver) return made.remove();
        view = made;
        setRendering({ state: 'drawn', view: made });
      } catch (error) {
        console.warn('The map could not be rendered', error);
        if (!isOver) setRendering({ state: 'failed' });
      }
    };
    const stop = whenNear(current, () => void start());
    return () => {
      isOver = true;
      stop();
      view?.remove();
    };
  }, [host, path]);

  return rendering;
};
