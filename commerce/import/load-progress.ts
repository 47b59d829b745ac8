const whole = (value: number): string => Math.round(value).toLocaleString('en-CA');

const duration = (seconds: number): string => {
  if (seconds < 90) return `${whole(Math.max(1, seconds))} s`;
  return `${whole(seconds / 60)} min`;
};

/** Text such as `12,000 of 50,000 products (24 %), about 3 min left`. */
export const progressText = (done: number, all: number, milliseconds: number): string => {
  const left = done > 0 && done < all ? `, about ${duration((milliseconds / done / 1000) * (all - done))} left` : '';
  return `${whole(done)} of ${whole(all)} products (${Math.floor((100 * done) / Math.max(1, all))} %)${left}`;
};
