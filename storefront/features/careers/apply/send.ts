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
import { uploadFile, type UploadProblem } from '#storefront/platform/uploads/upload-file.ts';
import { ApplyForJobDocument } from '../api/apply-for-job.graphql.ts';
import type { Draft, TakenFile } from './draft.ts';

/** Checks a file before the upload; the shop checks its content. */
export const problemOf = ({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | undefined => {
  if (!documentTypeOf(name)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_DOCUMENT_BYTES ? 'size' : undefined;
};

/** Uploads a file; the shop stores it for a day until the application is sent. */
export const sendFile = async (
  file: File,
  storeView: StoreViewCode,
  send?: typeof fetch,
): Promise<{ file: TakenFile } | { problem: UploadProblem }> => {
  const problem = problemOf(file);
  if (problem) return { problem };
  const path = `${DOCUMENTS_PATH}?name=${encodeURIComponent(file.name)}`;
  const outcome = await uploadFile(file, { path, storeView }, send);
  if ('problem' in outcome) return { problem: outcome.problem };
  const { token, name = file.name, bytes = file.size } = outcome.uploaded;
  return { file: { token, name, bytes } };
};

export type Failure = 'offline' | 'too-many' | 'closed' | 'failed';
/** The number of the saved application, refused fields, or a temporary failure. */
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
