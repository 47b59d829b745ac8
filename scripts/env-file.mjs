// Preloaded only by the npm scripts, so that tests ignore a developer's .env file.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
