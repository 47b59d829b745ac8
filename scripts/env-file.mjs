// Preloaded only by the commands of package.json: tests that start the shop do not see a developer's settings.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
