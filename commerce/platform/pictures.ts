import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);
// Only these decoders see a file's bytes, whatever its name says: no SVG, no PDF, no ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** What is read of a picture: so many pixels at most, the first frame, and nothing that is broken. */
export const PICTURE_OPTIONS = { limitInputPixels: 40_000_000, failOn: 'error', animated: false } as const;

/** How long one picture may take. */
export const PICTURE_SECONDS = 5;

/** The image library, set up for bytes from anywhere. */
export { sharp };
