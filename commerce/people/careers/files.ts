import { storedFiles } from '#commerce/platform/stored-files.ts';

/** CVs and cover letters. */
export const applicationFiles = storedFiles('applications');
