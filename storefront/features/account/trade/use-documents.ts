import { useRef, useState } from 'react';
import type { Pdf } from './send-document.ts';

/**
 * Files of a form, and whether the form may be sent: at least one file, and no upload in progress. Without a file the
 * focus moves to the file input.
 */
export const useDocuments = () => {
  const [papers, setPapers] = useState<readonly Pdf[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const change = (next: readonly Pdf[]): void => {
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
