/** Colours of pages, each a custom property of the same name. Values are the defaults without a theme. */
export const PAGE_COLOURS = {
  paper: '#fafafa',
  surface: '#ffffff',
  ink: '#1a1b1e',
  'ink-soft': '#54565c',
  'ink-faint': '#6b6e76',
  'tint-1': '#f3f4f5',
  'tint-2': '#e8e9ec',
  'tint-3': '#cdd0d5',
  'tint-4': '#92969e',
  hairline: '#e2e4e8',
  'hairline-strong': '#868a93',
  accent: '#2f4f6f',
  'accent-deep': '#243d57',
  'accent-tint': '#eaf0f5',
  success: '#2f5d46',
  'success-tint': '#e9f1ec',
  warning: '#b06f17',
  error: '#a3281f',
  'error-tint': '#faebe9',
  night: '#14161a',
  'on-night': '#f4f5f7',
  'on-night-soft': '#b4b8c0',
  'accent-on-night': '#9dbcd8',
  'error-on-night': '#f0a79e',
};

/** Further colours of emails: the band with the logo, and areas in dark mode. */
export const MAIL_COLOURS = {
  'mail-band': '#14161a',
  'mail-dark-card': '#1d2025',
  'mail-dark-panel': '#282c32',
  'mail-dark-line': '#3b4048',
};

export const DEFAULT_COLOURS = { ...PAGE_COLOURS, ...MAIL_COLOURS };
export type ThemeColours = typeof DEFAULT_COLOURS;
export type ColourName = keyof ThemeColours;

type Ground = { ground: ColourName; inks: readonly ColourName[] };

/** Text colours by the background on which pages and emails use them: 4.5:1. */
export const TEXT_PAIRS: readonly Ground[] = [
  { ground: 'paper', inks: ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-deep', 'success', 'error'] },
  { ground: 'surface', inks: ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-deep', 'success', 'error'] },
  { ground: 'tint-1', inks: ['ink', 'ink-soft', 'accent', 'accent-deep', 'success', 'error'] },
  { ground: 'accent-tint', inks: ['ink', 'accent', 'accent-deep'] },
  { ground: 'success-tint', inks: ['ink', 'success'] },
  { ground: 'error-tint', inks: ['ink', 'error'] },
  { ground: 'night', inks: ['on-night', 'on-night-soft', 'accent-on-night', 'error-on-night'] },
  { ground: 'ink', inks: ['surface'] },
  { ground: 'accent', inks: ['surface'] },
  { ground: 'accent-deep', inks: ['surface'] },
];

/** The same for colours of emails alone. */
export const MAIL_PAIRS: readonly Ground[] = [
  { ground: 'mail-band', inks: ['on-night'] },
  { ground: 'mail-dark-card', inks: ['on-night', 'on-night-soft'] },
  { ground: 'mail-dark-panel', inks: ['on-night', 'on-night-soft'] },
];

/** Colours of lines that identify a control: 3:1 on `surface`. */
export const LINES: readonly ColourName[] = ['hairline-strong', 'accent', 'error'];
