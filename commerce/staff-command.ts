import { runMain } from './platform/cannot-start.ts';
import { consoleCommandOutput } from './platform/commands/console.ts';
import { runCommand } from './platform/staff/run-command.ts';
import { loadSettings } from './settings.ts';
import { staffModules } from './staff-modules.ts';

runMain(async () =>
  runCommand(
    {
      settings: loadSettings(),
      modules: staffModules,
      argv: process.argv.slice(2),
      from: process.env['INIT_CWD'],
    },
    consoleCommandOutput(),
  ),
);
