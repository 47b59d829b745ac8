import { fetchScript } from '#storefront/platform/third-party/fetch-script.ts';
import type { GoogleMaps, GoogleMarker } from './google-maps.ts';
import { clustererSource, mapsSource, type ClustererModule } from './map-scripts.ts';
import { boundsOf, MAP_ZOOM, mapOptions } from './map-rules.ts';
import type { RenderMap } from './map-view.ts';

const loadMaps = async (key: string, language: string): Promise<GoogleMaps> => {
  await fetchScript(mapsSource(key, language));
  const { google } = globalThis as { google?: { maps: GoogleMaps } };
  if (!google) throw new Error('The maps script did not bring its maps');
  return google.maps;
};

/** Google Maps with clustered pins; requires a key. */
export const renderGoogleMap: RenderMap = async ({
  host,
  places,
  hasControls,
  language,
  pinLabel,
  onSelect,
  mapsKey,
}) => {
  const [first] = places;
  if (!mapsKey || !first) throw new Error('A map needs a key and a place');
  const [maps] = await Promise.all([loadMaps(mapsKey, language), fetchScript(clustererSource)]);
  const centre = { lat: first.latitude, lng: first.longitude };
  const map = new maps.Map(host, { ...mapOptions(hasControls), center: centre });
  const info = new maps.InfoWindow();
  const markers = places.map((place, index): GoogleMarker => {
    const marker = new maps.Marker({
      position: { lat: place.latitude, lng: place.longitude },
      title: place.name,
      label: undefined,
    });
    marker.addListener('click', () => onSelect(index));
    return marker;
  });
  const { markerClusterer } = globalThis as { markerClusterer?: ClustererModule };
  if (markerClusterer) new markerClusterer.MarkerClusterer({ map, markers });
  else markers.forEach((marker) => marker.setMap(map));
  const showAll = (): void => {
    if (places.length < 2) return map.setCenter(centre);
    const [west, south, east, north] = boundsOf(places);
    map.fitBounds({ west, south, east, north });
  };
  showAll();
  return {
    show: (index) => {
      const [place, marker] = [places[index], markers[index]];
      if (!place || !marker) return;
      map.panTo({ lat: place.latitude, lng: place.longitude });
      if ((map.getZoom() ?? 0) < MAP_ZOOM) map.setZoom(MAP_ZOOM);
      const text = document.createElement('p');
      text.textContent = pinLabel(place);
      info.setContent(text);
      info.open({ map, anchor: marker });
    },
    showAll,
    zoom: (step) => map.setZoom((map.getZoom() ?? MAP_ZOOM) + step),
    setDark: () => undefined,
    remove: () => markers.forEach((marker) => marker.setMap(null)),
  };
};
