import { useState } from 'react';
import type { Paper } from './send-paper.ts';

/** The files of a form, and whether the form may be sent: never without one, nor while one is on its way. */
export const usePapers = () => {
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const change = (next: readonly Paper[]): void => {
    setIsMissing(false);
    setPapers(next);
  };
  /** The tokens to send; undefined when it must wait. */
  const tokens = (): string[] | undefined => {
    setIsMissing(!isBusy && papers.length === 0);
    return isBusy || papers.length === 0 ? undefined : papers.map(({ token }) => token);
  };
  return { papers, isMissing, change, setIsBusy, tokens };
};
