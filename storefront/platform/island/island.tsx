import {
  lazy,
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FunctionComponent,
  type RefObject,
} from 'react';
import { untilFetched } from '../connectivity/until-fetched.ts';
import { RouterContext } from '../navigation/use-router.ts';
import { recordEarlyPresses, repeatEarlyPress } from './early-press.ts';
import styles from './island.module.css';
import { whenMoment, type Moment } from './moments.ts';

const serverLoads = new Set<() => Promise<void>>();

/** Loads the code of all islands on the server, which renders pages synchronously. */
export const loadIslands = async (): Promise<void> => {
  // An island may contain islands. The loop also visits islands added meanwhile.
  for (const load of serverLoads) {
    await load();
    serverLoads.delete(load);
  }
};

const Hydrated = ({ root }: { root: RefObject<Element | null> }) => {
  useEffect(() => {
    if (root.current) repeatEarlyPress(root.current);
  }, [root]);
  return null;
};

/**
 * A part of a page rendered on the server and hydrated later: the browser shows the server's markup until the
 * code is loaded, and repeats an early press on it. Memoized, because a render with other props before that would discard
 * the markup. A part that is never hydrated is a `StaticIsland`.
 */
export const island = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: Moment = 'load',
): FunctionComponent<Props> => {
  const { promise: due, resolve: open } = Promise.withResolvers<void>();
  let Part: ComponentType<Props> = lazy(async () => {
    await due;
    return untilFetched(load);
  });
  if (import.meta.env.SSR)
    serverLoads.add(async () => {
      Part = (await load()).default;
    });

  return memo(function Island(props: Props) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(recordEarlyPresses, []);
    useEffect(() => whenMoment(when, root.current, open), []);
    // A new page renders the frame again. React completes this only when it can hydrate all islands in it.
    const router = use(RouterContext);
    const [first] = useState(router?.state.shown);
    useEffect(() => {
      const openOnNavigation = (): void => {
        if (router?.state.shown !== first) open();
      };
      openOnNavigation();
      return router?.subscribe(openOnNavigation);
    }, [router, first]);
    return (
      <div ref={root} className={styles.island} data-island="waiting">
        <Suspense>
          <Part {...props} />
          <Hydrated root={root} />
        </Suspense>
      </div>
    );
  });
};
