import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import { listedCountries, showroomsWithHours } from '#commerce/merchandise/cms/rules.ts';
import type { Folder } from './folder.ts';

/**
 * Reports `{{showroom_hours code=laval}}` with an unknown showroom, and `{{showrooms country=CA}}` with a country that
 * has none. Pages show what is stored in the database.
 */
export const checkShowrooms = (
  folder: Folder,
  showrooms: readonly ShowroomInput[],
  { file, text }: { file: string; text: string },
): void => {
  const report = (offset: number, missing: string): void => {
    const line = text.slice(0, offset).split('\n').length;
    folder.problems.add({ file, line, message: `there is no showroom ${missing} in showrooms.yaml` });
  };
  for (const { code, offset } of showroomsWithHours(text))
    if (!showrooms.some((one) => one.code === code)) report(offset, `"${code}"`);
  for (const { country, offset } of listedCountries(text))
    if (country && !showrooms.some((one) => one.country === country)) report(offset, `of country "${country}"`);
};
