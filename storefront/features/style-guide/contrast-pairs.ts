/** Grounds of the shop, and what is written on them. */
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

/** Lines by which a control is known. */
export const LINES: readonly string[] = ['hairline-strong', 'accent', 'error'];
