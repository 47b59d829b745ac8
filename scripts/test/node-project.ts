import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { messageCatalogues } from '../vite/message-catalogues.ts';
import { startScript } from '../vite/start-script.ts';

/** Passwords are hashed at the lowest cost of argon2, in about a thousandth of the time. */
export const quickPasswords = {
  find: /^@node-rs\/argon2$/,
  replacement: join(import.meta.dirname, 'quick-argon2.ts'),
};

/** Options of tests without a browser, in `npm test` and against a mutant. */
export const nodeProject = () => ({
  plugins: [react(), messageCatalogues(), startScript()],
  test: {
    globalSetup: ['commerce/platform/database/testing/global-setup.ts'],
    // Styles are ignored without a browser, except where code reads a style sheet as text.
    css: { include: [/\.css\?raw$/] },
  },
});
