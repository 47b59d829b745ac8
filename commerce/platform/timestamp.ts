/** Formats Magento's timestamps: `YYYY-MM-DD HH:MM:SS` in UTC. */
export const timestamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
