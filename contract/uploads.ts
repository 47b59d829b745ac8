/** Rules of all file uploads; size and types are defined with each form. */

/** Maximum pixels of an uploaded picture; phone cameras make up to 64 million. */
export const MAX_PHOTO_PIXELS = 65_000_000;

/** Reasons for refusing an upload, as the last part of its error code; `busy` is independent of the file. */
export const FILE_PROBLEMS = ['empty', 'size', 'type', 'pixels', 'unsafe', 'busy'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** Extracts the problem from an error code such as `CAREERS_FILE_UNSAFE`. */
export const fileProblemOf = (code: string): FileProblem | undefined =>
  FILE_PROBLEMS.find((problem) => code.endsWith(`_${problem.toUpperCase()}`));
