/** What all uploads of files have in common; size and types stand with each form. */

/** Pixels of a picture as it is sent: the cameras of phones make up to 64 million in a file of this size. */
export const MAX_PHOTO_PIXELS = 65_000_000;

/** Why an upload is refused, as the last part of its error code; `busy` says nothing about the file. */
export const FILE_PROBLEMS = ['empty', 'size', 'type', 'pixels', 'unsafe', 'busy'] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** The problem that an error code such as `CAREERS_FILE_UNSAFE` names. */
export const fileProblemOf = (code: string): FileProblem | undefined =>
  FILE_PROBLEMS.find((problem) => code.endsWith(`_${problem.toUpperCase()}`));
