import type { Log } from '#commerce/platform/log.ts';
import { cdnTag } from './cdn-headers.ts';

export type CdnPurgeOptions = {
  url: string;
  /** `Name: value`, sent with each call. */
  header: string | undefined;
  log: Log;
  /** Pause before a retry; for tests. */
  wait?: (milliseconds: number) => Promise<void>;
};

/** Accepted by every CDN in one call. */
const TAGS_OF_A_CALL = 30;
const TRIES_AFTER_MS = [0, 1_000, 5_000];
const TIMEOUT_MS = 10_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends changed tags to a CDN: `POST` with `{"tags": […]}`, and the same in `Surrogate-Key`. Calls run one at a time;
 * tags that change meanwhile are sent together. A failed call is retried, then logged: old pages may then be shown
 * until they expire.
 */
export const createCdnPurge = ({ url, header = '', log, wait = pause }: CdnPurgeOptions) => {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(header) ?? [];
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  const call = async (tags: readonly string[]): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(name && value ? { [name]: value } : {}),
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}`);
  };
  const purge = async (tags: readonly string[]): Promise<void> => {
    let failure: unknown;
    for (const after of TRIES_AFTER_MS) {
      if (after > 0) await wait(after);
      try {
        return await call(tags);
      } catch (error) {
        failure = error;
      }
    }
    log.error({ err: failure, tags: tags.length }, 'CDN could not be purged');
  };
  const work = async (): Promise<void> => {
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, TAGS_OF_A_CALL);
      for (const tag of tags) waiting.delete(tag);
      await purge(tags);
    }
  };

  return {
    add: (tags: ReadonlySet<string>): void => {
      for (const tag of tags) waiting.add(cdnTag(tag));
      running ??= Promise.resolve()
        .then(work)
        .finally(() => (running = undefined));
    },
    /** Resolves when all pending tags were sent. */
    settled: async (): Promise<void> => running,
  };
};
