import { join } from 'node:path';
import { isSlow, readExpressions } from './expressions.ts';
import { TRUSTED_EXPRESSIONS } from './trusted-expressions.ts';

const expressions = readExpressions(join(import.meta.dirname, '../..'));
const isTrusted = ({ file, source }: { file: string; source: string }): boolean =>
  TRUSTED_EXPRESSIONS.some(([trustedFile, trusted]) => trustedFile === file && trusted === source);

const slow = expressions.filter((expression) => !isTrusted(expression) && isSlow(expression.source, expression.flags));
for (const { file, line, source, flags } of slow)
  console.error(
    `${file}:${line}: /${source}/${flags} may take more than linear time. Write plain code; if it reads trusted text only, list it in scripts/lint/trusted-expressions.ts.`,
  );

const stale = TRUSTED_EXPRESSIONS.filter(
  ([file, trusted]) =>
    !expressions.some((found) => found.file === file && found.source === trusted && isSlow(trusted, found.flags)),
);
for (const [file, source] of stale)
  console.error(`scripts/lint/trusted-expressions.ts lists /${source}/ of ${file}, which is gone or no longer slow.`);

console.log(`${expressions.length} regular expressions, ${TRUSTED_EXPRESSIONS.length} of them on trusted text only`);
process.exitCode = slow.length + stale.length > 0 ? 1 : 0;
