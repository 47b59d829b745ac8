import type { CaptchaForm } from '#contract/captcha.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { Commerce } from '../commerce/port.ts';
import { readCaptcha } from './read-captcha.ts';
import type { CaptchaByForm, CaptchaSettings } from './types.ts';

export const createCaptchaList = (commerce: Pick<Commerce, 'executeGraphql'>, log: Log) => {
  let byStore: ReadonlyMap<string, CaptchaByForm> = new Map();
  return {
    /** Reads the settings of these store views. Returns whether they changed. */
    read: async (stores: readonly string[]): Promise<boolean> => {
      try {
        const before = JSON.stringify([...byStore].map(([store, forms]) => [store, ...forms]));
        byStore = new Map(
          await Promise.all(stores.map(async (store) => [store, await readCaptcha(commerce, store)] as const)),
        );
        return JSON.stringify([...byStore].map(([store, forms]) => [store, ...forms])) !== before;
      } catch (error) {
        log.warn({ err: error }, 'the reCAPTCHA settings of the back end are not known');
        return false;
      }
    },
    forms: (store: string): readonly CaptchaForm[] => [...(byStore.get(store)?.keys() ?? [])],
    settings: (store: string, form: string): CaptchaSettings | undefined =>
      byStore.get(store)?.get(form as CaptchaForm),
  };
};
