// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** An application for a job. The rules of every field are in contract/careers.ts (an extension of this shop). */
export type JobApplicationInput = {
  /** Code of the job; none for an open application. */
  job?: string | null | undefined;
  /** Name of the applicant. */
  name: string;
  /** Email address for the acknowledgement and the response. */
  email: string;
  /** Telephone number. */
  telephone?: string | null | undefined;
  /** City of the applicant. */
  city?: string | null | undefined;
  /** Experience of the applicant. */
  experience: string;
  /** One thing made, repaired or put in order. */
  made?: string | null | undefined;
  /** Accommodation needed for the interview. */
  needs?: string | null | undefined;
  /** Token of the uploaded CV. */
  cv: string;
  /** Token of a further uploaded file. */
  letter?: string | null | undefined;
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: string;
  /** No person fills it in. */
  website?: string | null | undefined;
};

export type ApplyForJobMutationVariables = Exact<{
  input: JobApplicationInput;
}>;


export type ApplyForJobMutation = { applyForJob: { number: number } | null };

export const ApplyForJobDocument = "mutation ApplyForJob($input:JobApplicationInput!){applyForJob(input:$input){number}}" as TypedDocument<ApplyForJobMutation, ApplyForJobMutationVariables>;
