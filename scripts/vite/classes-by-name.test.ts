import { expect, test } from 'vitest';
import { exportsByName, importsByName } from './classes-by-name.ts';

test('classes are imported by their names, whatever the object is called', () => {
  expect(
    importsByName(
      "import { x } from './x.ts';\nimport styles from './card.module.css';\nimport room from '#storefront/a/room.module.css';\nimport './side.module.css';\n",
    ),
  ).toBe(
    "import { x } from './x.ts';\nimport * as styles from './card.module.css';\nimport * as room from '#storefront/a/room.module.css';\nimport './side.module.css';\n",
  );
});

test('each class is exported by its name, words of the language and names with a hyphen too, and no object of all', async () => {
  const written = [
    'export const card = "_card_3f2";',
    'const _arbitrary0 = "_continue_3f2";',
    'export { _arbitrary0 as continue };',
    'export default {',
    '\tcard: card,',
    '\t"default": "_default_3f2",',
    '\t"continue": "_continue_3f2",',
    '\t"button-hover": "_button-hover_3f2"',
    '};',
    '',
  ].join('\n');
  const made = (await import(`data:text/javascript,${encodeURIComponent(exportsByName(written))}`)) as object;
  expect({ ...made }).toEqual({
    card: '_card_3f2',
    continue: '_continue_3f2',
    default: '_default_3f2',
    'button-hover': '_button-hover_3f2',
  });
  expect(exportsByName('export const card = 1;')).toBe('export const card = 1;');
});
