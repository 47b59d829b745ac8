// Preloaded only by the npm scripts, so that tests ignore a developer's .env file.
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const FILE = '.env';
const SETTING = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;

/** The names that a text of settings has, and lines of it that are none; a quoted value may go over several lines. */
const readLines = (text) => {
  const names = [];
  let open;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = index + 1;
    if (open) {
      if (line.includes(open.quote)) open = undefined;
      continue;
    }
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value] = SETTING.exec(line) ?? [];
    if (!name) return { names, wrong: `line ${at}: "${line.trim().slice(0, 40)}" is no setting: write NAME=value` };
    names.push({ name, at });
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote && !value.includes(quote, 1)) open = { quote, at };
  }
  return { names, wrong: open && `line ${open.at}: the quotation mark ${open.quote} is not closed` };
};

/** The example lists all settings. Other names are probably misspelt. */
const unknownOf = (names) => {
  if (!existsSync('.env.example')) return [];
  const known = new Set(
    readFileSync('.env.example', 'utf8')
      .match(/^#?[A-Z_0-9]+(?==)/gm)
      ?.map((name) => name.replace('#', '')),
  );
  return names.filter(
    ({ name }) => !known.has(name) && !/^(?:NODE|npm|UV|MAIL_ADDRESS|SUPPORT_EMAIL)_|^(?:TZ|PATH)$/.test(name),
  );
};

const load = () => {
  const { names, wrong } = readLines(readFileSync(FILE, 'utf8'));
  if (wrong) return wrong;
  for (const { name, at } of unknownOf(names))
    console.error(
      `${FILE}, line ${at}: ${name} is no setting of the shop (.env.example has them all); it changes nothing`,
    );
  process.loadEnvFile(FILE);
  return undefined;
};

const reasonNot = () => {
  try {
    return load();
  } catch (error) {
    return `it cannot be read (${error.message})`;
  }
};

// A thread has the environment of its process.
if (isMainThread && existsSync(FILE)) {
  const reason = reasonNot();
  if (reason) {
    console.error(`${FILE}, ${reason}.`);
    process.exit(1);
  }
}
