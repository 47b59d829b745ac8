type Decided = {
  id: number;
  state: 'pending' | 'approved' | 'declined';
  reason: string | null;
  sent_at: string;
  name: string | null;
  email: string | null;
  customer_id: number | null;
  files: readonly string[];
};

export type TradeApplication = Decided & { company: string; licence: string; telephone: string };
export type TaxCertificate = Decided & {
  number: string;
  country_id: string;
  region_code: string;
  valid_until: string;
};
