const MM_PER_INCH = 25.4;

/** A size such as `150 × 75 mm` as Americans write it, `5.9 × 3.0 in`; undefined for any other text. */
export const sizeInInches = (size: string): string | undefined => {
  const [, length, width] = /^(\d+) × (\d+) mm$/.exec(size) ?? [];
  return length && width && `${[length, width].map((side) => (Number(side) / MM_PER_INCH).toFixed(1)).join(' × ')} in`;
};
