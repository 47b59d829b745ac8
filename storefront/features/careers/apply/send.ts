import {
  APPLICATION_FIELDS,
  DOCUMENTS_PATH,
  documentTypeOf,
  MAX_DOCUMENT_BYTES,
  type ApplicationField,
} from '#contract/careers.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { GraphqlError, isNetworkError } from '#storefront/platform/commerce/errors.ts';
import { ApplyForJobDocument } from '../api/apply-for-job.graphql.ts';
import type { Draft, TakenFile } from './draft.ts';

export type FileProblem = 'type' | 'size' | 'empty' | 'unsafe' | 'too-many' | 'offline' | 'failed';

const PROBLEMS: Readonly<Record<string, FileProblem>> = {
  CAREERS_FILE_TYPE: 'type',
  CAREERS_FILE_SIZE: 'size',
  CAREERS_FILE_EMPTY: 'empty',
  CAREERS_FILE_UNSAFE: 'unsafe',
};
const STATUSES: Readonly<Record<number, FileProblem>> = { 413: 'size', 429: 'too-many' };

/** What is wrong with a file before it is sent; its content is for the shop to judge. */
export const problemOf = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined => {
  if (!documentTypeOf(name)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_DOCUMENT_BYTES ? 'size' : undefined;
};

/** Sends a file to the shop, which keeps it a day for the application. */
export const sendFile = async (
  file: File,
  storeView: StoreViewCode,
  send: typeof fetch = (...given) => fetch(...given),
): Promise<{ file: TakenFile } | { problem: FileProblem }> => {
  const problem = problemOf(file);
  if (problem) return { problem };
  let response: Response;
  try {
    response = await send(`/rest${DOCUMENTS_PATH}?name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream', store: storeView },
      body: file,
    });
  } catch {
    return { problem: 'offline' };
  }
  const answer = (await response.json().catch(() => ({}))) as Partial<TakenFile> & { error_code?: string };
  if (response.ok && answer.token)
    return { file: { token: answer.token, name: answer.name ?? file.name, bytes: answer.bytes ?? file.size } };
  return { problem: PROBLEMS[answer.error_code ?? ''] ?? STATUSES[response.status] ?? 'failed' };
};

export type Failure = 'offline' | 'too-many' | 'closed' | 'failed';
/** Kept under a number; fields that the shop refuses; or a failure that may pass. */
export type Outcome = { number: number } | { refused: readonly ApplicationField[] } | { failure: Failure };

export const sendApplication = async (
  commerce: Pick<CommerceClient, 'mutate'>,
  job: string,
  { values, files, requestId }: Draft,
): Promise<Outcome> => {
  const text = (name: string): string => values[name]?.trim() ?? '';
  const optional = (name: string): string | null => text(name) || null;
  const input = {
    job: job || null,
    name: text('name'),
    email: text('email'),
    telephone: optional('telephone'),
    city: optional('city'),
    experience: text('experience'),
    made: optional('made'),
    needs: optional('needs'),
    cv: files.cv?.token ?? '',
    letter: files.letter?.token ?? null,
    request_id: requestId,
    website: optional('website'),
  };
  try {
    const { applyForJob } = await commerce.mutate(ApplyForJobDocument, { input }, { isIdempotent: true });
    return applyForJob ? { number: applyForJob.number } : { failure: 'failed' };
  } catch (error) {
    if (isNetworkError(error)) return { failure: 'offline' };
    if (!(error instanceof GraphqlError)) return { failure: 'failed' };
    if (error.category === 'graphql-too-many-requests') return { failure: 'too-many' };
    const codes = new Set(error.problems.map(({ code }) => code));
    if (codes.has('CAREERS_JOB')) return { failure: 'closed' };
    const refused = APPLICATION_FIELDS.filter(
      (field) => codes.has(`CAREERS_${field.toUpperCase()}`) || (field === 'cv' && codes.has('CAREERS_LETTER')),
    );
    return refused.length ? { refused } : { failure: 'failed' };
  }
};
