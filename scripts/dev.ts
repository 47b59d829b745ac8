process.env.NODE_ENV ||= 'development';

const { loadSettings } = await import('#commerce/settings.ts');
const { failureText } = await import('#commerce/platform/cannot-start.ts');
const { consoleOutput } = await import('#server/console.ts');
const { openShop } = await import('#server/main.ts');

const voice = consoleOutput();

try {
  const settings = loadSettings();
  voice.say('Tessera, development');
  await openShop({ root: process.cwd(), settings, voice, isDevelopment: true });
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
