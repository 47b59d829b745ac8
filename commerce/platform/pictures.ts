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

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Renders a trusted SVG as PNG with a height in pixels; `colour` is its `currentColor`. Use it only at the start of
 * the process, because it enables the SVG decoder.
 */
export const svgToPng = async (
  svg: Buffer,
  { height, colour }: { height: number; colour: string },
): Promise<Buffer> => {
  sharp.unblock(SVG);
  try {
    return await sharp(svg, { density: 288, svg: { stylesheet: `svg { color: ${colour} }` } })
      .resize({ height })
      .png()
      .toBuffer();
  } finally {
    sharp.block(SVG);
  }
};

/** The image library, safe for untrusted bytes. */
export { sharp };
