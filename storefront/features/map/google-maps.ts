/** The part of Google's API that our map uses. */
export type LatLng = { lat: number; lng: number };

export type GoogleMap = {
  fitBounds: (bounds: { west: number; south: number; east: number; north: number }) => void;
  setCenter: (centre: LatLng) => void;
  panTo: (centre: LatLng) => void;
  getZoom: () => number | undefined;
  setZoom: (zoom: number) => void;
};

export type GoogleMarker = {
  addListener: (event: 'click', run: () => void) => void;
  setMap: (map: GoogleMap | null) => void;
};

export type GoogleMaps = {
  Map: new (host: HTMLElement, options: Readonly<Record<string, unknown>>) => GoogleMap;
  Marker: new (options: Readonly<Record<string, unknown>>) => GoogleMarker;
  InfoWindow: new () => {
    setContent: (content: HTMLElement) => void;
    open: (options: { map: GoogleMap; anchor: GoogleMarker }) => void;
  };
};
