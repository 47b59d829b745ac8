/** True from `from` and before `until`; null is no limit. */
export const isVisible = ({ from, until }: { from: Date | null; until: Date | null }, now: Date): boolean =>
  (!from || from <= now) && (!until || until > now);
