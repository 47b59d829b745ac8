import { flushCompileCache } from 'node:module';

process.env.NODE_ENV ||= 'production';

const { loadSettings } = await import('#commerce/settings.ts');
const { failureText } = await import('#commerce/platform/cannot-start.ts');
const { consoleOutput } = await import('#server/console.ts');
const { build, isBuilt, sourceHash } = await import('#server/build.ts');
const { openShop } = await import('#server/main.ts');

const root = process.cwd();
const voice = consoleOutput();

try {
  const settings = loadSettings();
  voice.say('Tessera');
  if (!(await isBuilt(root, await sourceHash(root)))) await voice.step('Building the storefront', () => build(root));
  await openShop({ root, settings, voice, isDevelopment: false });
  // Now, and not at its end: it may be killed.
  flushCompileCache();
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
