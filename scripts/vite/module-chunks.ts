import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `.vite/modules.json`: source path of every module that is loaded on demand, from the repository root → the file
 * it is in. Vite's manifest names one module for each file only.
 */
export const moduleChunks = (): Plugin => ({
  name: 'module-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files: Record<string, string> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds)
        if (this.getModuleInfo(id)?.dynamicImporters.length)
          files[relative(process.cwd(), id).replaceAll('\\', '/')] = chunk.fileName;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(files, undefined, 2) });
  },
});
