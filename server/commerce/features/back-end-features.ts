import { HIDEABLE, type HideableFeature } from '#contract/features.ts';
import { hiddenWith } from '#contract/switches.ts';
import type { Log } from '#commerce/platform/log.ts';
import { Unavailable } from '../circuit-breaker.ts';
import type { BackEndFeatures, Commerce } from '../port.ts';
import { featureTable } from './feature-table.ts';
import type { FeatureState } from './judge-features.ts';
import { runTrials } from './trials.ts';

type Parts = {
  commerce: Pick<Commerce, 'executeGraphql'>;
  /** Remote code of a local attribute. */
  theirs?: ((ours: string) => string) | undefined;
  /** Returns whether this process handles a document itself. */
  isHandledHere?: ((query: string) => boolean) | undefined;
  /** Codes of the store views in which the back end is tried. */
  stores?: (() => readonly string[]) | undefined;
  log: Log;
  say: (text: string) => void;
  /** Called when the check succeeds after the start: pages rendered before may show missing features. */
  onLearned: () => void;
  againMs?: number;
  /** Maximum wait of the start for the check. */
  patienceMs?: number;
};

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

type Checked = BackEndFeatures & {
  /** Error messages of the documents that the back end refuses, by text; empty until the check has succeeded. */
  refusals: () => ReadonlyMap<string, string>;
  check: () => Promise<void>;
  close: () => void;
};

/** Checks once which features a remote back end has; retries each minute while it is unavailable. */
export const createBackEndFeatures = ({
  commerce,
  theirs,
  isHandledHere,
  stores = () => [],
  log,
  say,
  onLearned,
  againMs = 60_000,
  patienceMs = 5_000,
}: Parts): Checked => {
  let states: readonly FeatureState[] | undefined;
  let trials: readonly string[] = [];
  let refusals: ReadonlyMap<string, string> = new Map();
  let disabled: readonly HideableFeature[] = [];
  let problem = 'not checked yet';
  let timer: NodeJS.Timeout | undefined;
  let isWaitedFor = true;
  let isClosed = false;

  const tableOf = (known: readonly FeatureState[]): string => [featureTable(known), ...trials].join('\n');

  const tryOnce = async (): Promise<void> => {
    try {
      const [{ fetchDisabledFeatures, fetchSchema }, { judgeFeatures, refusedDocuments }] = await Promise.all([
        import('./fetch-schema.ts'),
        import('./judge-features.ts'),
      ]);
      const schema = await fetchSchema(commerce);
      disabled = hiddenWith(await fetchDisabledFeatures(commerce, schema));
      states = judgeFeatures(schema, { theirs, isHandledHere });
      refusals = refusedDocuments(schema);
      trials = await runTrials(commerce, stores());
      say(
        `  Features of the back end by its schema (also at /health/features), and responses to first requests:\n${indented(tableOf(states))}`,
      );
      if (!isWaitedFor) onLearned();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      log.warn({ err: error }, 'back-end schema could not be read');
      const isAway = error instanceof Unavailable;
      if (isAway && !isClosed) timer = setTimeout(() => void tryOnce(), againMs).unref();
    }
  };

  return {
    table: () =>
      states
        ? tableOf(states)
        : `Features of the back end are not known: ${problem}. An unavailable back end is checked again each minute.`,
    lacks: async () =>
      HIDEABLE.filter(
        (feature) => disabled.includes(feature) || states?.some(({ name, has }) => name === feature && has !== 'yes'),
      ),
    refusals: () => refusals,
    check: async () => {
      const wait = Promise.withResolvers<void>();
      const patience = setTimeout(wait.resolve, patienceMs);
      await Promise.race([tryOnce(), wait.promise]);
      clearTimeout(patience);
      isWaitedFor = false;
      if (!states) say(`  Features of the back end are not known yet: ${problem}`);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
