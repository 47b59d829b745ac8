import type { Search } from '../search-criteria.ts';

/** Criteria for one day in the browser's time zone. Times of the API are in UTC. */
export const dayGroups = (field: string, day: string): Search['groups'] => {
  const begin = new Date(`${day}T00:00:00`);
  const end = new Date(begin);
  end.setDate(end.getDate() + 1);
  const text = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
  return [[[field, text(begin), 'gteq']], [[field, text(end), 'lt']]];
};

/** Criteria for a day and all later ones. */
export const upcomingGroups = (field: string, day: string): Search['groups'] => dayGroups(field, day).slice(0, 1);

/** Today in the browser's time zone, as YYYY-MM-DD. */
export const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
};
