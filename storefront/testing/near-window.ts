type Watch = { callback: IntersectionObserverCallback; element: Element };

/** Replaces the browser's observer. The test decides when observed elements become visible. */
export const watchWindow = () => {
  const watches = new Set<Watch>();
  class Observer {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element): void {
      watches.add({ callback: this.#callback, element });
    }
    unobserve(): void {}
    disconnect(): void {
      for (const watch of watches) if (watch.callback === this.#callback) watches.delete(watch);
    }
    takeRecords(): [] {
      return [];
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const notify = (isIntersecting: boolean): void => {
    for (const { callback, element } of watches)
      callback([{ isIntersecting, target: element } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
  return { watches, comeNear: () => notify(true), goAway: () => notify(false) };
};
