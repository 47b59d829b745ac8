import { useRef, useState } from 'react';
import type { Paper } from './send-document.ts';

/**
 * Files of a form, and whether the form may be sent: at least one file, and no upload in progress. Without a file the
 * focus moves to the file input.
 */
export const usePapers = () => {
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const change = (next: readonly Paper[]): void => {
    setIsMissing(false);
    setPapers(next);
  };
  /** Tokens of the files; undefined if the form must not be sent yet. */
  const tokens = (): string[] | undefined => {
    const isEmpty = papers.length === 0;
    setIsMissing(!isBusy && isEmpty);
    if (!isBusy && isEmpty) chooser.current?.focus();
    return isBusy || isEmpty ? undefined : papers.map(({ token }) => token);
  };
  return { papers, isMissing, chooser, change, setIsBusy, tokens };
};
