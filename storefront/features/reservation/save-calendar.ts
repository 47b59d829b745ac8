import { VISIT_FILE } from '#contract/reservation.ts';

/** Offers an iCalendar file as a download. */
export const saveCalendar = (text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = VISIT_FILE;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
