import type { CDPSession, Page } from '@playwright/test';

type TraceEvent = { name: string; ts: number; pid: number };

/** Frames that were shown while something moved, and for how many of them there was time. */
export type Motion = { shown: number; due: number };

const FRAME_MS = 1000 / 60;

/** Runs in the page: marks when the animation of the next dialog begins and when it ends, by the animation's own clock. */
const markMotion = (): void => {
  performance.clearMarks();
  const mark = ({ target }: Event): void => {
    if (!(target instanceof HTMLDialogElement)) return;
    const [animation] = target.getAnimations();
    const { endTime } = animation?.effect?.getComputedTiming() ?? {};
    const from = animation?.startTime;
    if (typeof from !== 'number' || typeof endTime !== 'number') return;
    removeEventListener('animationstart', mark, true);
    performance.mark('motion begins', { startTime: from });
    performance.mark('motion ends', { startTime: from + endTime });
  };
  addEventListener('animationstart', mark, true);
};

/**
 * Presses, and counts what was shown from the first frame of the dialog's animation to its last. What runs on the
 * compositor is shown whatever the page computes meanwhile; frames of the page itself would count its work as well.
 */
export const shownFrames = async (page: Page, session: CDPSession, press: () => Promise<unknown>): Promise<Motion> => {
  await page.evaluate(markMotion);
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }): unknown => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'blink.user_timing',
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
      ],
    },
  });
  await press();
  await page.waitForFunction((after) => {
    const [end] = performance.getEntriesByName('motion ends');
    return end && performance.now() > end.startTime + after;
  }, 2 * FRAME_MS);
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  session.off('Tracing.dataCollected', collect);
  const [begin, end] = ['motion begins', 'motion ends'].map((name) => events.find((event) => event.name === name));
  if (!begin || !end) throw new Error('Nothing moved.');
  // What is due at its last moment is shown a frame later.
  const until = end.ts + FRAME_MS * 1000;
  const shown = events.filter(
    ({ name, pid, ts }) => name === 'DrawFrame' && pid === begin.pid && ts > begin.ts && ts <= until,
  );
  return { shown: shown.length, due: (until - begin.ts) / 1000 / FRAME_MS };
};
