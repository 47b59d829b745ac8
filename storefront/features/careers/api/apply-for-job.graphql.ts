// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** An application for a job. The rules of every field are in contract/careers.ts (an extension of this shop). */
export type JobApplicationInput = {
  /** Code of the job; none for an open application. */
  job?: string | null | undefined;
  /** Name of the applicant. */
  name: string;
  /** E-mail address, which gets an acknowledgement and the answer. */
  email: string;
  /** Telephone number. */
  telephone?: string | null | undefined;
  /** Where the applicant lives. */
  city?: string | null | undefined;
  /** What the applicant has done. */
  experience: string;
  /** One thing made, repaired or put in order. */
  made?: string | null | undefined;
  /** What the interview needs to be arranged for. */
  needs?: string | null | undefined;
  /** Token of the uploaded CV. */
  cv: string;
  /** Token of a further uploaded file. */
  letter?: string | null | undefined;
  /** Made by the client, the same when the same application is sent again: 16 to 64 letters, digits and hyphens. */
  request_id: string;
  /** No person fills it in. */
  website?: string | null | undefined;
};

export type ApplyForJobMutationVariables = Exact<{
  input: JobApplicationInput;
}>;


export type ApplyForJobMutation = { applyForJob: { number: number } | null };

export const ApplyForJobDocument = "mutation ApplyForJob($input:JobApplicationInput!){applyForJob(input:$input){number}}" as TypedDocument<ApplyForJobMutation, ApplyForJobMutationVariables>;
