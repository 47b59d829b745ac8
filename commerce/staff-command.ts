import { failureText } from './platform/cannot-start.ts';
import { runCommand } from './platform/staff/run-command.ts';
import { loadSettings } from './platform/settings.ts';
import { staffSubjects } from './staff-subjects.ts';

const main = async (): Promise<void> => {
  const text = await runCommand({
    settings: loadSettings(),
    subjects: staffSubjects,
    argv: process.argv.slice(2),
    from: process.env['INIT_CWD'],
  });
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
};

main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = 1;
});
