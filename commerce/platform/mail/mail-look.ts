import { THEME_PATH } from '#contract/page-theme.ts';
import type { Theme, ThemeFont } from '../theme/theme.ts';

/** The theme as emails use it. */
export type MailLook = {
  ink: string;
  muted: string;
  line: string;
  paper: string;
  card: string;
  panel: string;
  accent: string;
  onAccent: string;
  /** The band with the logo. */
  band: string;
  onBand: string;
  /** Colours for mail programs in dark mode that honour ours. */
  dark: { paper: string; card: string; panel: string; line: string; ink: string; muted: string };
  radius: string;
  font: string;
  displayFont: string;
  /** Files of the fonts; mail programs without web fonts, such as Gmail and Outlook, use the fallbacks. */
  faces: readonly { family: string; weight: string; path: string }[];
  /** Undefined: the shop's name is shown as text. */
  logo: { path: string; width: number; height: number } | undefined;
};

const FALLBACKS: Readonly<Record<ThemeFont['fallback'], string>> = {
  'sans-serif': "'Helvetica Neue',Helvetica,Arial,sans-serif",
  serif: "Georgia,'Times New Roman',serif",
};

const stackOf = ({ family, fallback }: ThemeFont): string => (family ? `'${family}',` : '') + FALLBACKS[fallback];

const facesOf = ({ family, files }: ThemeFont): MailLook['faces'] =>
  files
    .filter(({ characters }) => !characters)
    .map(({ file, weight }) => ({ family: family ?? '', weight, path: THEME_PATH + file }));

export const mailLook = ({ colours, fonts, radius, mailLogo }: Theme): MailLook => ({
  ink: colours.ink,
  muted: colours['ink-soft'],
  line: colours.hairline,
  paper: colours['tint-1'],
  card: colours.surface,
  panel: colours.paper,
  accent: colours.accent,
  onAccent: colours.surface,
  band: colours['mail-band'],
  onBand: colours['on-night'],
  dark: {
    paper: colours.night,
    card: colours['mail-dark-card'],
    panel: colours['mail-dark-panel'],
    line: colours['mail-dark-line'],
    ink: colours['on-night'],
    muted: colours['on-night-soft'],
  },
  radius,
  font: stackOf(fonts.text),
  displayFont: stackOf(fonts.display),
  faces: [...new Set([fonts.text, fonts.display])].flatMap(facesOf),
  logo: mailLogo && { path: `${THEME_PATH}mail-logo.png`, width: mailLogo.width, height: mailLogo.height },
});
