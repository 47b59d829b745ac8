/** The number in a base64 uid; 0 for other uids. */
export const idOf = (uid: string): number => {
  try {
    const id = Number(atob(uid));
    return Number.isInteger(id) ? id : 0;
  } catch {
    return 0;
  }
};
