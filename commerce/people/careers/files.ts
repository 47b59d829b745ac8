import { keptFiles } from '#commerce/platform/kept-files.ts';

/** CVs and cover letters. */
export const applicationFiles = keptFiles('applications');
