/** Includes characters that encodeURIComponent keeps and that may end an attribute or a CSS URL. */
const encodedSegment = (segment: string): string =>
  encodeURIComponent(segment.toWellFormed()).replaceAll(
    /['()!*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The path of a file as a part of a URL: every segment is encoded once. */
export const encodedFilePath = (path: string): string => path.split('/').map(encodedSegment).join('/');

const decodedSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The file's path of one that may be encoded. */
export const decodedPath = (path: string): string => path.split('/').map(decodedSegment).join('/');

/** The same of a path that may be encoded already, as editors write it. */
export const encodedOnce = (path: string): string => encodedFilePath(decodedPath(path));
