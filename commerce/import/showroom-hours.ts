import { holidays, openingHours } from '#commerce/merchandise/showroom/service.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { Folder } from './folder.ts';

const PLACEHOLDER = /\{\{showroom_hours\s+code=(?:"([^"{}]*)"|([^\s"{}]+))\s*\}\}/g;

/** Fills `{{showroom_hours code=laval}}` in a text with the hours of showrooms.yaml, a line per group of days, and its holidays. */
export const fillHours = (
  folder: Folder,
  showrooms: readonly ShowroomInput[],
  { file, text, language }: { file: string; text: string; language: Language },
): string =>
  text.replaceAll(PLACEHOLDER, (_, quoted: string | undefined, bare: string | undefined, offset: number) => {
    const code = quoted ?? bare ?? '';
    const showroom = showrooms.find((one) => one.code === code);
    if (showroom)
      return [...openingHours(showroom.hours, language), ...holidays(showroom.closedOn, language)].join('<br>\n');
    const line = text.slice(0, offset).split('\n').length;
    folder.problems.add({ file, line, message: `there is no showroom "${code}" in showrooms.yaml` });
    return '';
  });
