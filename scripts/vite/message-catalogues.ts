import { createHash } from 'node:crypto';
import { join, posix, relative } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { parseSync, type Plugin } from 'vite';
import type { Message } from '../messages/check.ts';
import { readMessageFiles } from '../messages/message-files.ts';
import { moduleGraph } from '../messages/module-graph.ts';
import { messagePlan, type MessagePlan } from '../messages/plan.ts';

const MODULE = 'virtual:messages';
const LOADER = '#storefront/platform/i18n/load-messages.ts';
const LOCALES: Readonly<Record<string, (message: Message) => string>> = {
  en_CA: ({ en }) => en,
  fr_CA: ({ fr }) => fr,
  en_US: ({ en, us = en }) => us,
};

type Texts = ReadonlyMap<string, Message>;

const moduleOf = (texts: Texts, ids: Iterable<string>, locale: string): string => {
  const entries = [...ids].flatMap((id) => {
    const message = texts.get(id);
    return message ? [`${JSON.stringify(id)}:${JSON.stringify(compileMessage(LOCALES[locale]?.(message) ?? id))}`] : [];
  });
  return `export const messages={${entries.join(',\n')}};`;
};

/** The file has the same name in all languages; a page knows its language. */
const nameOf = (texts: Texts, ids: readonly string[]): string =>
  createHash('sha256')
    .update(
      Object.keys(LOCALES)
        .map((locale) => moduleOf(texts, ids, locale))
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 8);

type Source = {
  texts: Texts;
  plan: MessagePlan;
  base: string;
  /** Names of further files by the source path of their part. */
  byPart: ReadonlyMap<string, string>;
  ids: ReadonlyMap<string, readonly string[]>;
};

const textsOf = (catalogues: ReturnType<typeof readMessageFiles>): Texts =>
  new Map(catalogues.flatMap(({ messages }) => Object.entries(messages as Record<string, Message>)));

const readSource = (root: string): Source => {
  const catalogues = readMessageFiles(root, 'storefront');
  const texts = textsOf(catalogues);
  const plan = messagePlan(moduleGraph(root), catalogues);
  const base = nameOf(texts, plan.base);
  const names = new Map([...plan.files].map(([file, ids]) => [file, nameOf(texts, ids)] as const));
  return {
    texts,
    plan,
    base,
    byPart: new Map([...plan.fileOf].map(([part, file]) => [part, names.get(file) ?? ''])),
    ids: new Map([[base, plan.base], ...[...plan.files].map(([file, ids]) => [names.get(file) ?? '', ids] as const)]),
  };
};

/** Source path of the target of an `import()` in `importer`. */
const partOf = (importer: string, request: string): string =>
  request.startsWith('#') ? request.slice(1) : posix.join(posix.dirname(importer), request);

/**
 * Adds its messages to each part of the storefront (scripts/messages/plan.ts): in the client build every `import()` of
 * a part with messages of its own also loads them, from `/assets/fr-CA/<name>.js`. On the server, in development and
 * in tests all messages are loaded at once.
 */
export const messageCatalogues = (root = process.cwd()): Plugin => {
  let isSplit = false;
  let isBuild = false;
  let source: Source | undefined;
  const current = (): Source => (source ??= readSource(root));

  const table = (): string => {
    const { base, byPart } = current();
    const locales = Object.keys(LOCALES);
    const fetching = isSplit
      ? `(locale, file = '${base}') => import(/* @vite-ignore */ \`/assets/\${locale}/\${file}.js\`)`
      : `(locale) => ({${locales.map((locale) => `'${locale.replace('_', '-')}': () => import('${MODULE}/${locale}')`).join(', ')}})[locale]()`;
    const files = isBuild || process.env['VITEST'] ? { base, parts: Object.fromEntries(byPart) } : undefined;
    return [
      `export const locales = ${JSON.stringify(locales)};`,
      `export const fetchMessages = ${fetching};`,
      `export const files = ${JSON.stringify(files)};`,
    ].join('\n');
  };

  return {
    name: 'message-catalogues',
    // After `import.meta.glob` has become imports, and before these are prepared for preloading.
    enforce: 'post',
    configResolved: ({ command, build }) => {
      isBuild = command === 'build';
      isSplit = isBuild && !build.ssr;
    },
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? id : undefined),
    load(id) {
      if (id === MODULE) return table();
      if (!id.startsWith(`${MODULE}/`)) return undefined;
      source = undefined;
      const catalogues = readMessageFiles(root, 'storefront');
      const texts = textsOf(catalogues);
      for (const { folder } of catalogues) this.addWatchFile(join(root, folder, 'messages.json'));
      return moduleOf(texts, texts.keys(), id.slice(MODULE.length + 1));
    },
    transform(code, id) {
      const path = relative(root, id).replaceAll('\\', '/');
      if (!isSplit || !path.startsWith('storefront/') || !code.includes('import(')) return undefined;
      let wrapped = code;
      for (const { start, end, moduleRequest } of parseSync(`${path}.js`, code).module.dynamicImports.toReversed()) {
        const name = current().byPart.get(partOf(path, code.slice(moduleRequest.start + 1, moduleRequest.end - 1)));
        if (name)
          wrapped = `${wrapped.slice(0, start)}withMessages(${code.slice(start, end)}, '${name}')${wrapped.slice(end)}`;
      }
      return wrapped === code
        ? undefined
        : { code: `import { withMessages } from '${LOADER}';\n${wrapped}`, map: null };
    },
    generateBundle() {
      if (!isSplit) return;
      const { texts, ids } = current();
      for (const [name, own] of ids)
        for (const locale of Object.keys(LOCALES))
          this.emitFile({
            type: 'asset',
            fileName: `assets/${locale.replace('_', '-')}/${name}.js`,
            source: moduleOf(texts, own, locale),
          });
    },
  };
};
