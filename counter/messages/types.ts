export type Reply = { at: string; who: string; reply: string };

type Written = {
  id: number;
  state: string;
  store_view: string;
  language: string;
  name: string;
  email: string;
  telephone: string | null;
  sent_at: string;
  replies: readonly Reply[];
};

export type Message = Written & { topic: string; order_number: string | null; sku: string | null; comment: string };

export type Feedback = Written & {
  feedback_type: string;
  feedback_text: string | null;
  overall_experience_rate: string | null;
  product_name: string | null;
  showroom_city: string | null;
};

export type Review = {
  id: number;
  status: string;
  sku: string;
  stars: number;
  nickname: string | null;
  summary: string;
  text: string;
  photos: number;
  is_verified: boolean;
  language: string;
  written_at: string;
};

export type JobApplication = {
  id: number;
  state: string;
  job_title: string | null;
  name: string;
  email: string;
  telephone: string | null;
  city: string | null;
  experience: string;
  made: string | null;
  needs: string | null;
  sent_at: string;
  files: readonly { kind: 'cv' | 'letter'; name: string }[];
};

export const TOPICS = ['advice', 'order', 'delivery', 'sample', 'trade', 'other'] as const;
export const FEEDBACK_TYPES = ['website', 'product', 'showroom', 'general_feedback'] as const;
export const JOB_STATES = ['new', 'invited', 'hired', 'refused'] as const;
