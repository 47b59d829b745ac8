import { LRUCache } from 'lru-cache';
import type { BoundedQueue } from '../http/bounded-queue.ts';
import { acceptsType } from '#commerce/platform/negotiate.ts';
import { SingleFlight } from '../http/single-flight.ts';
import type { ImageParameters } from './image-parameters.ts';
import type { ImageStore } from './image-store.ts';
import type { MediaFile, MediaFiles } from './media-files.ts';
import type { ImageFormat } from './transform.ts';

export type MadeImage = { content: Buffer; type: string; etag: string };

export type ImageServiceOptions = {
  files: Pick<MediaFiles, 'contentHash'>;
  store: ImageStore;
  queue: BoundedQueue;
  transform: (path: string, parameters: ImageParameters, format: ImageFormat) => Promise<Buffer>;
  memoryBytes: number;
  onStoreError: (error: unknown) => void;
};

/** WebP if the URL allows and the browser accepts it, otherwise the format of the URL. */
export const chooseFormat = (parameters: ImageParameters, accept: string | undefined): ImageFormat => {
  if (parameters.isAuto && acceptsType(accept, 'image/webp')) return 'webp';
  return parameters.format === 'png' ? 'png' : 'jpeg';
};

/**
 * Serves pictures from memory, from disk or newly resized; concurrent requests share one job, and few jobs run at a
 * time.
 */
export class ImageService {
  readonly #options: ImageServiceOptions;
  readonly #memory: LRUCache<string, MadeImage>;
  readonly #flights = new SingleFlight<MadeImage>();

  constructor(options: ImageServiceOptions) {
    this.#options = options;
    this.#memory = new LRUCache({
      maxSize: options.memoryBytes,
      sizeCalculation: ({ content }) => content.byteLength + 500,
    });
  }

  /**
   * Rejects with Busy if the queue is full or the deadline has passed, with UnusableImageError for an unreadable
   * picture. `address` is the client, for fair turns in the queue.
   */
  async get(
    file: MediaFile,
    parameters: ImageParameters,
    accept: string | undefined,
    address = '',
  ): Promise<MadeImage> {
    const { files, store } = this.#options;
    const format = chooseFormat(parameters, accept);
    const recipe = `${parameters.width ?? ''}x${parameters.height ?? ''} q${parameters.quality} ${format}`;
    const key = store.key(await files.contentHash(file), recipe);
    return this.#memory.get(key) ?? this.#flights.run(key, () => this.#load(key, file, parameters, format, address));
  }

  async #load(
    key: string,
    file: MediaFile,
    parameters: ImageParameters,
    format: ImageFormat,
    address: string,
  ): Promise<MadeImage> {
    const { store, queue, transform, onStoreError } = this.#options;
    let content = await store.read(key);
    if (!content) {
      content = await queue.run(() => transform(file.path, parameters, format), address);
      store.write(key, content).catch(onStoreError);
    }
    const image = { content, type: `image/${format}`, etag: `"${key}"` };
    this.#memory.set(key, image);
    return image;
  }
}
