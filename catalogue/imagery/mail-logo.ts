import { join } from 'node:path';
import sharp from 'sharp';
import { BAND, LOGO } from '#commerce/platform/mail/brand.ts';

/** The logo of mails, as a PNG: mail programs show no SVG. Usage: node catalogue/imagery/mail-logo.ts */
const folder = join(import.meta.dirname, '../media/logo');
const [width, height, margin] = [2 * LOGO.width, 2 * LOGO.height, 16];

const drawing = await sharp(join(folder, 'tessera-hover-light.svg'), { density: 300 })
  .resize(width - 2 * margin, height - 2 * margin, { fit: 'inside' })
  .toBuffer();
await sharp({ create: { width, height, channels: 3, background: BAND } })
  .composite([{ input: drawing }])
  .png({ palette: true, compressionLevel: 9 })
  .toFile(join(folder, 'mail.png'));
