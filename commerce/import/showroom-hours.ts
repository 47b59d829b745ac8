import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import { showroomsWithHours } from '#commerce/merchandise/cms/rules.ts';
import type { Folder } from './folder.ts';

/** Reports `{{showroom_hours code=laval}}` of unknown showrooms. Pages show the hours that the shop has. */
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
