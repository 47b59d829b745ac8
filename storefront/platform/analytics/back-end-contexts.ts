import type { Platform } from '../platform.tsx';
import type { DataLayer } from './data-layer.ts';
import { fetchExtension, fetchInstance } from './storefront-instance.ts';

export type BackEndContexts = { known(): Promise<void>; stop(): void };

/**
 * Puts what the back end says of itself into the data layer, in memory, whether or not anybody agreed to anything: it is about
 * the shop. Asked again when somebody signs in or out, as the customer group is that of whoever is signed in now (RO-04).
 */
export const takeBackEndContexts = (layer: DataLayer, platform: Platform): BackEndContexts => {
  let asked = 0;
  const ask = async (): Promise<void> => {
    const turn = (asked += 1);
    const [instance, extension] = await Promise.all([fetchInstance(platform), fetchExtension(platform)]);
    if (turn !== asked) return;
    layer.set('storefrontInstanceContext', instance);
    if (extension) layer.set('magentoExtensionContext', extension);
  };
  let known = ask();
  const stop = layer.subscribe(({ event }) => {
    if (event === 'sign-in' || event === 'sign-out') known = ask();
  });
  return { known: () => known, stop };
};
