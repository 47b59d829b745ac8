const PICTURE = /<picture[^<>]*>(<source [^<>]*>)?(<img [^<>]*>)/g;

const valueOf = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

const link = (tag: string, media: string): string => {
  const [set, source, sizes] = ['srcSet', 'src', 'sizes'].map((name) => valueOf(tag, name));
  const files = set ? `imagesrcset="${set}"${sizes && ` imagesizes="${sizes}"`}` : `href="${source}"`;
  return `<link rel="preload" as="image" ${files}${media && ` media="${media}"`} fetchpriority="high">`;
};

/**
 * Links to the picture as wide as the page that a rendered page begins with, and to its cut for narrow screens; empty
 * without one. They stand before the fonts, so that it has the line first. React writes such links itself, but not for
 * `picture`.
 */
export const leadPictureLinks = (body: string): string => {
  const [, source, image] =
    [...body.matchAll(PICTURE)].find(([, , tag]) => tag?.includes('fetchPriority="high"')) ?? [];
  if (!image) return '';
  const media = source && valueOf(source, 'media');
  return media ? link(source, media) + link(image, `not all and ${media}`) : link(image, '');
};
