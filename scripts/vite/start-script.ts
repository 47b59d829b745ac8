import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const MODULE = 'virtual:start-script';
const FILE = 'storefront/start/start.ts';

const buildScript = async (root: string): Promise<{ code: string; sources: readonly string[] }> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(root, FILE), output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs;
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error(`${FILE} must become one script.`);
  return { code: script.code.trim(), sources: script.moduleIds };
};

/** `virtual:start-script` is the text of the start script, which documents carry inline. */
export const startScript = (root = process.cwd()): Plugin => ({
  name: 'start-script',
  resolveId: (id) => (id === MODULE ? id : undefined),
  async load(id) {
    if (id !== MODULE) return undefined;
    const { code, sources } = await buildScript(root);
    for (const source of sources) this.addWatchFile(source);
    return `export default ${JSON.stringify(code)};`;
  },
});
