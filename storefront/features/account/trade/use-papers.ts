import { useRef, useState } from 'react';
import type { Paper } from './send-paper.ts';

/**
 * The files of a form, and whether the form may be sent: never without one, nor while one is on its way. Without one
 * the focus goes to where they are chosen.
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
  /** The tokens to send; undefined when it must wait. */
  const tokens = (): string[] | undefined => {
    const isEmpty = papers.length === 0;
    setIsMissing(!isBusy && isEmpty);
    if (!isBusy && isEmpty) chooser.current?.focus();
    return isBusy || isEmpty ? undefined : papers.map(({ token }) => token);
  };
  return { papers, isMissing, chooser, change, setIsBusy, tokens };
};
