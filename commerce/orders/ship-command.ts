// Stryker disable all: its test starts it as a separate process, where no mutant is active
import { loadSettings } from '#commerce/platform/settings.ts';
import { ProgressError } from './progress-rules.ts';
import { shipOrder, stepOf } from './ship-order.ts';

const main = async (): Promise<void> => {
  const step = stepOf(process.argv.slice(2));
  console.log(await shipOrder(loadSettings(), step));
};

main().catch((error: unknown) => {
  console.error(error instanceof ProgressError ? error.message : error);
  process.exitCode = 1;
});
