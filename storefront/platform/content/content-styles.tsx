import { useInsertionEffect } from 'react';
import { addStyles } from '../page/add-styles.ts';
import { usePlatform } from '../platform.tsx';

/**
 * Styles of content (see StyleBook), in the layer of the modules that render it: in the head of the first document, later
 * in a constructed style sheet.
 */
export const ContentStyles = ({ css }: { css: string }) => {
  const platform = usePlatform();
  const layered = css && `@layer features{${css}}`;
  if (layered) platform.addStyles?.(layered);
  useInsertionEffect(() => (layered ? addStyles(layered) : undefined), [layered]);
  return null;
};
