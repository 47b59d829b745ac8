import { matchesGlob } from 'node:path';

/** Returns whether a path is part of the build context, by the patterns of .dockerignore (without exceptions). */
export const contextFilter = (dockerignore: string): ((path: string) => boolean) => {
  const patterns = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    const parts = path.split('/');
    const parents = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return !parents.some((parent) => patterns.some((pattern) => matchesGlob(parent, pattern)));
  };
};
