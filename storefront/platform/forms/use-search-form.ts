import { useState } from 'react';

/**
 * Key of a form whose uncontrolled fields show the query of the URL. Another query replaces the fields, except the one
 * that the form sent, so the changed field keeps the focus. Call `sent` with each sent query.
 */
export const useSearchForm = (
  query: Readonly<Record<string, string>>,
): { key: number; sent: (query: Readonly<Record<string, string>>) => void } => {
  const shown = JSON.stringify(query);
  const [form, setForm] = useState<{ key: number; shown: string; sent?: string }>({ key: 0, shown });
  if (form.shown !== shown) setForm({ key: form.key + (form.sent === shown ? 0 : 1), shown });
  return { key: form.key, sent: (next) => setForm({ ...form, sent: JSON.stringify(next) }) };
};
