type Days<T> = {
  /** Closing days, as MM-DD for every year or YYYY-MM-DD. */
  closedOn: readonly string[];
  /** Special hours of such a day. */
  specialOn: (day: string) => T | undefined;
  /** Hours of its weekday. */
  usual: T | undefined;
};

/** Opening hours of a date (YYYY-MM-DD); undefined if it is closed. A full date takes precedence over a yearly day. */
export const hoursOn = <T>(date: string, { closedOn, specialOn, usual }: Days<T>): T | undefined => {
  for (const day of [date, date.slice('YYYY-'.length)]) {
    const special = specialOn(day);
    if (special !== undefined) return special;
    if (closedOn.includes(day)) return undefined;
  }
  return usual;
};
