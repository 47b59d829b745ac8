import { join } from 'node:path';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { BoundedQueue } from '../http/bounded-queue.ts';
import { ImageService } from './image-service.ts';
import { createImageStore } from './image-store.ts';
import type { MediaFiles } from './media-files.ts';
import { transformImage } from './transform.ts';

const QUEUE = { concurrency: 1, waiting: 200, waitingEach: 50, deadlineMs: 5_000 };
const MEMORY_BYTES = 24 * 1024 * 1024;
const DISK_BYTES = 1024 * 1024 * 1024;

/** Pictures resized by sharp, stored below `varDir`. */
export const createImageService = (
  settings: Pick<Settings, 'varDir'>,
  files: Pick<MediaFiles, 'contentHash'>,
  log: Log,
): ImageService =>
  new ImageService({
    files,
    store: createImageStore(join(settings.varDir, 'cache', 'images'), DISK_BYTES),
    queue: new BoundedQueue(QUEUE),
    transform: transformImage,
    memoryBytes: MEMORY_BYTES,
    onStoreError: (error) => log.warn({ err: error }, 'resized image could not be saved to disk'),
  });
