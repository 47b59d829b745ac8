import type { RaRecord } from 'react-admin';

export type ListRequest = {
  filter: Record<string, string | undefined>;
  page: number;
  perPage: number;
  sort: { field: string; order: 'ASC' | 'DESC' } | undefined;
  signal: AbortSignal | undefined;
};

/** Requests for the lists and records of one resource. */
export type ResourceData<R extends RaRecord> = {
  list: (request: ListRequest) => Promise<{ data: R[]; total: number }>;
  one: (id: unknown) => Promise<R>;
};
