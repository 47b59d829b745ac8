import type { Platform } from '../platform.tsx';
import type { DataLayer } from './data-layer.ts';
import { fetchExtension, fetchInstance } from './storefront-instance.ts';

export type BackEndContexts = { known(): Promise<void>; stop(): void };

/**
 * Adds the back end's data about the shop to the data layer, in memory, regardless of consent: it contains no personal
 * data. Requested again on sign-in and sign-out, because the customer group changes (RO-04).
 */
export const applyBackEndContexts = (layer: DataLayer, platform: Platform): BackEndContexts => {
  let requests = 0;
  const request = async (): Promise<void> => {
    const turn = (requests += 1);
    const [instance, extension] = await Promise.all([fetchInstance(platform), fetchExtension(platform)]);
    if (turn !== requests) return;
    layer.set('storefrontInstanceContext', instance);
    if (extension) layer.set('magentoExtensionContext', extension);
  };
  let known = request();
  const stop = layer.subscribe(({ event }) => {
    if (event === 'sign-in' || event === 'sign-out') known = request();
  });
  return { known: () => known, stop };
};
