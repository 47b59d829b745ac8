import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import { showroomsWithHours } from '#commerce/merchandise/cms/rules.ts';
import type { Folder } from './folder.ts';

/**
 * Reports `{{showroom_hours code=laval}}` directives with an unknown showroom code. Pages show the opening hours stored
 * in the database.
 */
export const checkHours = (
  folder: Folder,
  showrooms: readonly ShowroomInput[],
  { file, text }: { file: string; text: string },
): void => {
  for (const { code, offset } of showroomsWithHours(text)) {
    if (showrooms.some((one) => one.code === code)) continue;
    const line = text.slice(0, offset).split('\n').length;
    folder.problems.add({ file, line, message: `there is no showroom "${code}" in showrooms.yaml` });
  }
};
