const median = (times: readonly number[]): number => {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};

const deviation = (times: readonly number[]): number => {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return Math.sqrt(times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length);
};

/** How far apart two series of times are: `share` is the difference of the medians over the larger deviation. */
export const compareTimes = (one: readonly number[], other: readonly number[]) => {
  const medians = [median(one), median(other)] as const;
  const difference = Math.abs(medians[0] - medians[1]);
  const spread = Math.max(deviation(one), deviation(other));
  return { medians, difference, share: difference === 0 ? 0 : difference / spread };
};
