import { CLUSTERER_SCRIPT, MAPS_SCRIPT } from '#contract/third-parties.ts';
import type { ScriptSource } from '#storefront/platform/third-party/fetch-script.ts';
import type { GoogleMap, GoogleMarker } from './google-maps.ts';

/** Google Maps with its places library, in the language of the page. */
export const mapsSource = (key: string, language: string): ScriptSource => ({
  src: `${MAPS_SCRIPT}?key=${encodeURIComponent(key)}&libraries=places&language=${language}&v=weekly`,
});

export const clustererSource: ScriptSource = {
  src: CLUSTERER_SCRIPT,
  integrity: 'sha384-EVwzhfwoZgEjEQ2ffmvGXq5cOevVMtRZTog22siWEV3jCmD0BahdPQHx8y/VIhbi',
};

export type ClustererModule = {
  MarkerClusterer: new (options: { map: GoogleMap; markers: readonly GoogleMarker[] }) => unknown;
};
