/** Also encodes characters that `encodeURIComponent` leaves and that could end an attribute or a CSS URL. */
const encodedSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replaceAll(
    /['()!*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Encodes each segment of a file's path for use in a URL. */
export const encodedFilePath = (path: string): string => path.split('/').map(encodedSegment).join('/');

const decodedSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** Decodes each segment; unencoded paths stay unchanged. */
export const decodedPath = (path: string): string => path.split('/').map(decodedSegment).join('/');

/** Encodes a path that may already be encoded, as editors write both forms. */
export const encodedOnce = (path: string): string => encodedFilePath(decodedPath(path));
