import { crc32, deflateSync } from 'node:zlib';
import { PICTURE_OPTIONS, sharp } from '#commerce/platform/pictures.ts';

type Kind = 'jpeg' | 'png' | 'webp';

/** A photograph of one colour, with location and camera in its EXIF data, optionally rotated. */
export const photo = ({
  kind = 'jpeg',
  width = 64,
  height = 32,
  orientation = 1,
}: {
  kind?: Kind;
  width?: number;
  height?: number;
  orientation?: number;
} = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b4532a' } })
    .toFormat(kind)
    .withExif({ IFD0: { Make: 'Telephone of Ann' }, IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .toBuffer();

/** Metadata of a stored photograph. */
export const readPhoto = (bytes: Uint8Array) => sharp(Buffer.from(bytes), PICTURE_OPTIONS).metadata();

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A black and white PNG picture: a byte for eight pixels when it is unpacked, next to nothing before. */
export const pngOfSize = (
  width: number,
  height: number,
  pixels = Buffer.alloc((Math.ceil(width / 8) + 1) * height),
) => {
  const head = Buffer.from('00000000000000000100000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
