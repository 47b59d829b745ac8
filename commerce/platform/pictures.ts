import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);
// Only these decoders process a file, whatever its name: no SVG, no PDF, no ImageMagick.
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

/** Limits for reading a picture: a maximum of pixels, the first frame only, no damaged files. */
export const PICTURE_OPTIONS = { limitInputPixels: 40_000_000, failOn: 'error', animated: false } as const;

/** Maximum time for one picture. */
export const PICTURE_SECONDS = 5;

/** The image library, safe for untrusted bytes. */
export { sharp };
