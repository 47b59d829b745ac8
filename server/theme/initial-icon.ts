import { escapeHtml } from '#contract/escape-html.ts';
import type { Theme } from '#commerce/platform/theme/theme.ts';

/** Icon of a shop without one: the first letter of its name. */
export const initialIcon = (name: string, { colours }: Theme): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${colours.accent}"/><text x="32" y="46" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="40" fill="${colours.surface}">${escapeHtml([...name.trim()][0]?.toUpperCase() ?? '')}</text></svg>`;
