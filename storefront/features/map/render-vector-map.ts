import { textIn, type Language } from '#contract/languages.ts';
import { Map as VectorMap, Marker, setWorkerUrl } from 'maplibre-gl';
import { fetchGround } from './ground.ts';
import { groundStyle } from './ground-style.ts';
import { LABELS } from './labels.ts';
import { boundsOf, groupsOf, MAP_ZOOM, mapOptions } from './map-rules.ts';
import type { RenderMap, MapOptions } from './map-view.ts';
import { createLabel, createPin, namesOf, setCount } from './pins.ts';
import { trustedWorker } from './trusted-worker.ts';
import { prefersReducedMotion } from '#storefront/ui/reduced-motion.ts';

/** Limits of the data; the map cannot be moved beyond them. */
const EDGES: [number, number, number, number] = [-168, 15, -48, 74];
const PIN_DISTANCE = 34;
/** The controls are on the right. */
const PADDING = { top: 56, bottom: 40, left: 64, right: 112 };
const CLOSE_ZOOM = 9.5;

const placeLabels = (map: VectorMap, language: Language): void => {
  const labels = LABELS.map(({ at, kind, from, until, ...texts }) => {
    const element = createLabel(textIn(texts, language), kind);
    new Marker({ element, anchor: 'center' }).setLngLat(at).addTo(map);
    return { element, from, until: until ?? Infinity };
  });
  const follow = (): void => {
    const zoom = map.getZoom();
    for (const { element, from, until } of labels) element.hidden = zoom < from || zoom >= until;
  };
  map.on('zoom', follow);
  follow();
};

const placePins = (
  map: VectorMap,
  { places, pinLabel, onSelect }: MapOptions,
): { mark: (index: number | undefined) => void } => {
  let groups: number[][] = [];
  const pins = places.map((place, index) => {
    const element = createPin(pinLabel(place), () => {
      const group = groups.find(([first]) => first === index) ?? [index];
      if (group.length < 2 || map.getZoom() >= CLOSE_ZOOM) return onSelect(index);
      map.fitBounds(boundsOf(group.flatMap((at) => places[at] ?? [])), { padding: PADDING, maxZoom: CLOSE_ZOOM });
    });
    return new Marker({ element, anchor: 'bottom' }).setLngLat([place.longitude, place.latitude]).addTo(map);
  });
  const gather = (): void => {
    groups = groupsOf(
      places.map(({ longitude, latitude }) => map.project([longitude, latitude])),
      map.getZoom() >= CLOSE_ZOOM ? 0 : PIN_DISTANCE,
    );
    pins.forEach((pin, index) => {
      const element = pin.getElement();
      const group = groups.find(([first]) => first === index);
      element.hidden = !group;
      if (!group) return;
      setCount(element, group.length);
      element.setAttribute(
        'aria-label',
        group.length > 1 ? namesOf(places, group) : places[index] ? pinLabel(places[index]) : '',
      );
    });
  };
  map.on('zoom', gather);
  gather();
  return {
    mark: (marked) => pins.forEach((pin, index) => pin.getElement().toggleAttribute('data-marked', index === marked)),
  };
};

/** The map without a key: our own land, coasts and borders, rendered by MapLibre GL. Rejects without WebGL support. */
export const renderVectorMap: RenderMap = async (options) => {
  const { host, places, hasControls, language, words } = options;
  const ground = await fetchGround();
  const [first] = places;
  if (!first) throw new Error('A map needs a place');
  setWorkerUrl(trustedWorker());
  const { scrollwheel, disableDoubleClickZoom } = mapOptions(hasControls);
  const map = new VectorMap({
    container: host,
    style: groundStyle(ground, false),
    center: [first.longitude, first.latitude],
    zoom: MAP_ZOOM,
    minZoom: 2,
    maxZoom: 11,
    maxBounds: EDGES,
    scrollZoom: scrollwheel,
    doubleClickZoom: !disableDoubleClickZoom,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // On a touch screen one finger scrolls the page, two move the map.
    cooperativeGestures: window.matchMedia('(hover: none)').matches,
    locale: {
      'Map.Title': words.map,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
      'CooperativeGesturesHandler.WindowsHelpText': words.twoFingers,
      'CooperativeGesturesHandler.MacHelpText': words.twoFingers,
    },
    attributionControl: false,
    renderWorldCopies: false,
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  const animate = !prefersReducedMotion();
  const showAll = (): void => {
    if (places.length > 1) map.fitBounds(boundsOf(places), { padding: PADDING, maxZoom: MAP_ZOOM, animate });
    else map.easeTo({ center: [first.longitude, first.latitude], zoom: MAP_ZOOM, animate });
  };
  if (places.length > 1) map.fitBounds(boundsOf(places), { padding: PADDING, maxZoom: MAP_ZOOM, animate: false });
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
  placeLabels(map, language);
  const { mark } = placePins(map, options);
  return {
    show: (index) => {
      const place = places[index];
      mark(index);
      if (place)
        map.flyTo({
          center: [place.longitude, place.latitude],
          zoom: Math.max(CLOSE_ZOOM, map.getZoom()),
          speed: 1.6,
          animate,
        });
    },
    showAll: () => {
      mark(undefined);
      showAll();
    },
    zoom: (step) => void map.zoomTo(map.getZoom() + step, { animate }),
    setDark: (isDark) => void map.setStyle(groundStyle(ground, isDark)),
    remove: () => map.remove(),
  };
};
