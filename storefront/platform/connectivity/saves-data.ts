/** Whether the visitor asked the browser to save data: nothing is fetched ahead then. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
