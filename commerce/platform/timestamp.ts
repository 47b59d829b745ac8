/** Formats Magento's timestamps: `YYYY-MM-DD HH:MM:SS` in UTC. */
export const timestamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** Reads a Magento timestamp or a day, both in UTC. Returns undefined for anything else. */
export const parseTimestamp = (text: string): Date | undefined => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const at = new Date(`${text.replace(' ', 'T')}${isDay ? 'T00:00:00' : ''}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
