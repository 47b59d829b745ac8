export type StepName = 'processing' | 'ready' | 'shipped';

export type TimelineStep = {
  name: StepName;
  isCompleted: boolean;
  isCurrent: boolean;
  /** `yyyy-mm-dd hh:mm:ss EST`, or undefined when the step has not been reached. */
  timestamp: string | undefined;
};

export type Timeline = { steps: readonly TimelineStep[]; fillPercent: 0 | 50 | 100 };

const STEPS: readonly StepName[] = ['processing', 'ready', 'shipped'];
const FILLS = [0, 50, 100] as const;
const EST_OFFSET_MS = -5 * 60 * 60 * 1000;

/**
 * A UTC time `YYYY-MM-DD HH:MM:SS` in Eastern Standard Time, five hours behind all year. Undefined for an invalid time.
 */
export const inEasternStandardTime = (utc: string | null | undefined): string | undefined => {
  if (!utc) return undefined;
  const time = Date.parse(`${utc.trim().replace(' ', 'T').replace(/Z$/, '')}Z`);
  if (Number.isNaN(time)) return undefined;
  return `${new Date(time + EST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')} EST`;
};

export type TimelineFacts = {
  status: string | null | undefined;
  processingAt: string | null | undefined;
  readyAt: string | null | undefined;
  shippedAt: string | null | undefined;
};

/** Three steps; an unknown status counts as the first. */
export const timelineOf = (facts: TimelineFacts): Timeline => {
  const reached = Math.max(0, STEPS.indexOf((facts.status ?? '').toLowerCase() as StepName));
  const times = [facts.processingAt, facts.readyAt, facts.shippedAt];
  return {
    fillPercent: FILLS[reached] ?? 0,
    steps: STEPS.map((name, index) => ({
      name,
      isCompleted: index <= reached,
      isCurrent: index === reached,
      timestamp: index <= reached ? inEasternStandardTime(times[index]) : undefined,
    })),
  };
};
