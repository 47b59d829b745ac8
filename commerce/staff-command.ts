import { runMain } from './platform/cannot-start.ts';
import { runCommand } from './platform/staff/run-command.ts';
import { loadSettings } from './platform/settings.ts';
import { staffSubjects } from './staff-subjects.ts';

runMain(async () => {
  const text = await runCommand({
    settings: loadSettings(),
    modules: staffSubjects,
    argv: process.argv.slice(2),
    from: process.env['INIT_CWD'],
  });
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
});
