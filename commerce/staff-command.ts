import { runMain } from './platform/cannot-start.ts';
import { runCommand } from './platform/staff/run-command.ts';
import { loadSettings } from './settings.ts';
import { staffModules } from './staff-modules.ts';

runMain(async () => {
  const text = await runCommand({
    settings: loadSettings(),
    modules: staffModules,
    argv: process.argv.slice(2),
    from: process.env['INIT_CWD'],
  });
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
});
