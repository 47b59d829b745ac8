const MM_PER_INCH = 25.4;

/** Converts a size such as `150 × 75 mm` to `5.9 × 3.0 in`; undefined for other text. */
export const sizeInInches = (size: string): string | undefined => {
  const sides = /^(\d+) × (\d+) mm$/.exec(size)?.slice(1);
  return sides && `${sides.map((side) => (Number(side) / MM_PER_INCH).toFixed(1)).join(' × ')} in`;
};
