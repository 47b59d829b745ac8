import { access } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { mediaTypeOf } from '../assets/media-types.ts';
import { readLimited } from '../commerce/read-limited.ts';
import { BoundedQueue } from '../http/bounded-queue.ts';
import { SingleFlight } from '../http/single-flight.ts';
import { createImageStore } from './image-store.ts';
import { createMediaFiles, mediaName, type MediaFile } from './media-files.ts';
import type { RemoteMedia } from './remote-media.ts';
import { RESIZED } from './send-picture.ts';

/** The limit of the image service for one picture. */
const MAX_BYTES = 20 * 1024 * 1024;
const DISK_BYTES = 1024 * 1024 * 1024;
const QUEUE = { concurrency: 4, waiting: 400, deadlineMs: 20_000 };

type Original = { file: MediaFile; etag: string | null; changed: string | null; checkedAt: number };

type Options = {
  remote: RemoteMedia;
  folder: string;
  /** Time after which a picture is checked for changes at the back end. */
  freshMs?: number;
  maxBytes?: number;
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Copies of pictures of a remote back end on disk, for the image service. */
export const createRemoteOriginals = ({ remote, folder, freshMs = 600_000, maxBytes = MAX_BYTES }: Options) => {
  const store = createImageStore(folder, DISK_BYTES);
  const known = new LRUCache<string, Original>({ max: 20_000 });
  const flights = new SingleFlight<MediaFile | undefined>();
  const queue = new BoundedQueue(QUEUE);

  const download = async (
    name: string,
    url: string,
    previous: Original | undefined,
    signal: AbortSignal,
  ): Promise<MediaFile | undefined> => {
    const abort = new AbortController();
    signal.addEventListener('abort', () => abort.abort(signal.reason), { once: true });
    const response = await remote.fetch(
      url,
      {
        headers: {
          accept: 'image/*',
          ...(previous?.etag && { 'if-none-match': previous.etag }),
          ...(previous?.changed && { 'if-modified-since': previous.changed }),
        },
      },
      abort,
    );
    if (response.status === 304 && previous) {
      known.set(name, { ...previous, checkedAt: Date.now() });
      return previous.file;
    }
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (response.status !== 200 || !RESIZED.has(type)) {
      await response.body?.cancel();
      return undefined;
    }
    const content = await readLimited(response, maxBytes);
    const key = store.key(name, 'original');
    await store.write(key, content);
    const now = Date.now();
    const file = { path: store.path(key), root: folder, name: key, type, size: content.byteLength, modifiedMs: now };
    const { headers } = response;
    known.set(name, { file, etag: headers.get('etag'), changed: headers.get('last-modified'), checkedAt: now });
    return file;
  };

  return {
    contentHash: createMediaFiles([]).contentHash,
    /** The picture at `/media/…` or `/static/…`; undefined if the back end has none there. */
    find: async (path: string): Promise<MediaFile | undefined> => {
      const name = mediaName(path.slice(1));
      const url = remote.url(path);
      if (name === undefined || url === undefined || !RESIZED.has(mediaTypeOf(name) ?? '')) return undefined;
      const given = known.get(name);
      const previous = given && (await isThere(given.file.path)) ? given : undefined;
      if (previous && Date.now() - previous.checkedAt < freshMs) return previous.file;
      return flights
        .run(name, () => queue.run((signal) => download(name, url, previous, signal)))
        .catch((error) => {
          // An older copy is better than none while the back end is away.
          if (previous) return previous.file;
          throw error;
        });
    },
  };
};

export type RemoteOriginals = ReturnType<typeof createRemoteOriginals>;
