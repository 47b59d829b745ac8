/** Parses text such as `2970 × 1800 mm` into millimetres; undefined for other text. */
export const sizeOf = (text: string | null | undefined): { length: number; width: number } | undefined => {
  const [, length, width] = /^\s*(\d{2,5})\s*[×x]\s*(\d{2,5})\s*mm\s*$/u.exec(text ?? '') ?? [];
  return length && width ? { length: Number(length), width: Number(width) } : undefined;
};
