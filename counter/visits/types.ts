export type Visit = {
  id: number;
  showroom: string;
  starts_at: string;
  status: 'BOOKED' | 'CANCELLED';
  came_at: string | null;
  topic: string;
  people: number;
  name: string;
  email: string;
  telephone: string;
  notes: string | null;
};

/** `time_zone` is an IANA name. */
export type Showroom = { code: string; name: string; time_zone: string };

export const VISIT_TOPICS = ['floor', 'wall', 'slab', 'wood_vinyl', 'outdoor', 'project'] as const;
