import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { weakPairs, type WeakPair } from '#contract/contrast.ts';
import type { ThemeColours } from '#contract/theme-colours.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { lineAt, type Keys } from '../yaml-lines.ts';
import { DEFAULT_THEME, type Theme, type ThemeFont } from './theme.ts';
import { ThemeFile } from './theme-file.ts';

const FILE = 'theme.yaml';
const PICTURES = {
  logo: ['logo.svg', 'logo.png'],
  logoDark: ['logo-dark.svg', 'logo-dark.png'],
  mailLogo: ['mail-logo.png'],
  icon: ['icon.svg'],
  touchIcon: ['apple-touch-icon.png'],
  favicon: ['favicon.ico'],
  socialCard: ['social-card.png', 'social-card.jpg'],
} as const;
const KNOWN: readonly string[] = [FILE, ...Object.values(PICTURES).flat(), 'README.md', 'LICENSE'];

/** `line` finds the line of an entry of `theme.yaml`. */
type Parsed = { values: ThemeFile; line: (keys: Keys) => number };

const refusal = (folder: string, problems: readonly string[]): SettingsError =>
  new SettingsError(`The theme in ${folder} cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);

const described = (issue: v.BaseIssue<unknown>): string =>
  issue.type === 'strict_object' && issue.expected === 'never'
    ? 'is unknown (docs/theme.md lists all entries)'
    : issue.message;

const parsed = (folder: string): Parsed => {
  const path = join(folder, FILE);
  const lines = new LineCounter();
  const document = parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '', { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw refusal(folder, [`${FILE}, line ${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`]);
  const line = (keys: Keys): number => lineAt(document, lines, keys) ?? 1;
  const read = v.safeParse(ThemeFile, document.toJS() ?? {});
  if (read.success) return { values: read.output, line };
  throw refusal(
    folder,
    read.issues.map((issue) => {
      const keys = (issue.path ?? []).map(({ key }) => key as string | number);
      return `${FILE}, line ${line(keys)}, ${keys.join('.')}: ${described(issue)}`;
    }),
  );
};

const fontOf = (given: ThemeFile['fonts']['text'], fallback: ThemeFont): ThemeFont => given ?? fallback;

/** Names every font file that is missing, or outside the directory. */
const fontProblems = (folder: string, { values, line }: Parsed): string[] =>
  (['text', 'display'] as const).flatMap((name) => {
    const { files = [], print } = values.fonts[name] ?? {};
    const named: [Keys, string][] = [
      ...files.map(({ file }, index): [Keys, string] => [['fonts', name, 'files', index, 'file'], file]),
      ...(['regular', 'strong'] as const).flatMap((kind) =>
        (print?.[kind] ?? []).map((file, index): [Keys, string] => [['fonts', name, 'print', kind, index], file]),
      ),
    ];
    return named
      .filter(([, file]) => !join(folder, file).startsWith(folder + sep) || !existsSync(join(folder, file)))
      .map(([keys, file]) => `${FILE}, line ${line(keys)}, ${keys.join('.')}: there is no file ${file}`);
  });

const contrastProblem = (colours: ThemeColours, { values, line }: Parsed, pair: WeakPair): string => {
  const { ink, ground, ratio, needed } = pair;
  const name = values.colours[ink] ? ink : ground;
  return `${FILE}, line ${line(['colours', name])}, colours.${name}: ${ink} (${colours[ink]}) on ${ground} (${colours[ground]}) has a contrast of ${ratio.toFixed(2)}; ${needed} is needed`;
};

/** Half the size of a PNG in pixels, from its header. */
const halfSize = (file: string): { width: number; height: number } => {
  const bytes = readFileSync(file);
  return { width: bytes.readUInt32BE(16) / 2, height: bytes.readUInt32BE(20) / 2 };
};

const MAIL_LOGO = { height: 42, maxWidth: 260 };

/** Size of an SVG in emails, from its `viewBox`. Undefined without a `viewBox`. */
const svgSize = (file: string): { width: number; height: number } | undefined => {
  const [, viewBox = ''] = /\sviewBox="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return undefined;
  const scale = Math.min(MAIL_LOGO.height / height, MAIL_LOGO.maxWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Logo file for emails. By default the logo for dark areas, if it is an SVG. */
const mailLogoOf = (png: string | undefined, logo: string | undefined): Theme['mailLogo'] => {
  if (png) return { file: png, ...halfSize(png) };
  const size = logo?.endsWith('.svg') ? svgSize(logo) : undefined;
  return logo && size ? { file: logo, ...size } : undefined;
};

/**
 * Reads a theme's directory. Missing entries come from the default theme. Throws a {@link SettingsError} that names
 * each unknown entry or file, bad value, missing file, and pair of colours with too little contrast.
 */
export const readTheme = (folder: string): Theme => {
  const read = parsed(folder);
  const { values } = read;
  const colours: ThemeColours = { ...DEFAULT_THEME.colours, ...values.colours };
  const unknown = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !KNOWN.includes(entry.name))
    .map(({ name }) => `${name}: is no file of a theme; known are ${KNOWN.join(', ')}, and fonts in a directory`);
  const problems = [
    ...unknown,
    ...fontProblems(folder, read),
    ...weakPairs(colours).map((pair) => contrastProblem(colours, read, pair)),
  ];
  if (problems.length) throw refusal(folder, problems);
  const picture = (name: keyof typeof PICTURES): string | undefined =>
    PICTURES[name].map((file) => join(folder, file)).find((path) => existsSync(path));
  return {
    folder,
    colours,
    radius: values.radius ?? DEFAULT_THEME.radius,
    space: values.space ?? DEFAULT_THEME.space,
    fonts: {
      text: fontOf(values.fonts.text, DEFAULT_THEME.fonts.text),
      display: fontOf(values.fonts.display ?? values.fonts.text, DEFAULT_THEME.fonts.display),
    },
    logo: picture('logo'),
    logoDark: picture('logoDark'),
    mailLogo: mailLogoOf(picture('mailLogo'), picture('logoDark') ?? picture('logo')),
    icon: picture('icon'),
    touchIcon: picture('touchIcon'),
    favicon: picture('favicon'),
    socialCard: picture('socialCard'),
  };
};
