import { useInsertionEffect } from 'react';
import { addStyles } from '../page/add-styles.ts';
import { usePlatform } from '../platform.tsx';

/** Styles of content (see StyleBook): in the head of the first document, later in a constructed style sheet. */
export const ContentStyles = ({ css }: { css: string }) => {
  const platform = usePlatform();
  if (css) platform.addStyles?.(css);
  useInsertionEffect(() => (css ? addStyles(css) : undefined), [css]);
  return null;
};
