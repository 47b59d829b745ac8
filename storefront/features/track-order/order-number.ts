const LENGTH = 9;

/** The typed number, padded with zeros to nine characters; undefined when nothing was typed. */
export const orderNumberToLookUp = (typed: string): string | undefined => {
  const number = typed.replace(/[\s#]/g, '');
  return number === '' ? undefined : number.padStart(LENGTH, '0');
};
