/** Returns true for an address of the local machine, which other machines cannot use. */
export const isOnThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
