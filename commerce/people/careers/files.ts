import { keptFiles } from '#commerce/platform/kept-files.ts';

/** CVs and letters. */
export const applicationFiles = keptFiles('applications');
