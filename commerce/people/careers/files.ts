import { storedFiles } from '#commerce/platform/kept-files.ts';

/** CVs and cover letters. */
export const applicationFiles = storedFiles('applications');
