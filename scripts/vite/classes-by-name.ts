import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
/** A class whose name is no identifier of JavaScript (`button-hover`), or a word of it (`default`), as Vite writes it. */
const ODD = /^\t"([^"]+)": ("[^"]+"),?$/gm;

/** Each class of a CSS module exported by its name, and nothing else. */
export const exportsByName = (code: string): string => {
  const at = code.indexOf('export default {');
  if (at < 0) return code;
  const named = code.slice(0, at);
  const odd = [...code.slice(at).matchAll(ODD)]
    // Most words of the language Vite exports itself.
    .filter(([, name = '']) => !named.includes(` as ${name}`))
    .map(
      ([, name, value], index) => `const odd${index} = ${value};\nexport { odd${index} as ${JSON.stringify(name)} };\n`,
    );
  return named + odd.join('');
};

/** `styles.card` of a component as that export, not as a property of an object. */
export const importsByName = (code: string): string => code.replaceAll(IMPORT, 'import * as $1 from $2;');

/**
 * Has a class stand in the built code as the text that it is: the object of all classes of a CSS module, with their names twice, and
 * each access to it are a hundredth of our scripts. A default import that is overlooked ends the build.
 */
export const classesByName = (): Plugin[] => [
  {
    name: 'imports-of-classes-by-name',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      /\/storefront\/[^?]*\.tsx?$/.test(id) && code.includes('.module.css')
        ? { code: importsByName(code), map: null }
        : undefined,
  },
  {
    name: 'classes-by-name',
    enforce: 'post',
    apply: 'build',
    // A style sheet counts by being imported, also where only the server uses its class names.
    transform: (code, id) =>
      id.endsWith('.module.css')
        ? { code: exportsByName(code), map: null, moduleSideEffects: 'no-treeshake' as const }
        : undefined,
  },
];
