const PATHS = { play: 'M8 5v14l11-7z', pause: 'M7 5h4v14H7zm6 0h4v14h-4z' } as const;

/** Filled icons of players, apart from those that every page loads. */
export const MediaIcon = ({ name, size = 18 }: { name: keyof typeof PATHS; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
