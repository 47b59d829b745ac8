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

export type Showroom = { code: string; name: string };

export const VISIT_TOPICS = ['floor', 'wall', 'slab', 'wood_vinyl', 'outdoor', 'project'] as const;
