/** Background colours, and the text colours used on them. */
export const CONTRAST_GROUNDS: readonly { ground: string; inks: readonly string[] }[] = [
  { ground: 'paper', inks: ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-deep', 'success', 'error'] },
  { ground: 'surface', inks: ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-deep', 'success', 'error'] },
  { ground: 'stone-1', inks: ['ink', 'ink-soft', 'accent', 'accent-deep', 'success', 'error'] },
  { ground: 'accent-tint', inks: ['ink', 'accent', 'accent-deep'] },
  { ground: 'success-tint', inks: ['ink', 'success'] },
  { ground: 'error-tint', inks: ['ink', 'error'] },
  { ground: 'night', inks: ['on-night', 'on-night-soft', 'accent-on-night'] },
  { ground: 'accent', inks: ['surface'] },
  { ground: 'ink', inks: ['surface'] },
];

/** Colours of lines that identify a control. */
export const LINES: readonly string[] = ['hairline-strong', 'accent', 'error'];
