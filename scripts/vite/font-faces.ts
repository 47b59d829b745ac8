import type { Plugin } from 'vite';

const FACE = /@font-face\{[^}]*\}/g;

/**
 * Moves the `@font-face` rules of the shop's sheet to `.vite/fonts.css`, which every document carries: declared a second
 * time by a sheet that comes later, a font would be loaded and swapped in again.
 */
export const fontFaces = (): Plugin => ({
  name: 'font-faces',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const faces: string[] = [];
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const css = String(file.source);
      faces.push(...(css.match(FACE) ?? []));
      file.source = css.replace(FACE, '');
    }
    if (faces.length === 0) this.error('The sheet declares no font.');
    this.emitFile({ type: 'asset', fileName: '.vite/fonts.css', source: faces.join('') });
  },
});
