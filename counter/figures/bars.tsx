import { Box } from '@mui/material';

export type Bar = { label: string; value: number };

const HEIGHT = 160;
const WIDTH = 600;
const GAP = 2;
/** A bar of a short series does not fill the chart. */
const MOST_STEP = 60;

/** Bars of one series, hidden from screen readers, which read the table below. Nothing without values. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => {
  if (bars.length === 0) return null;
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const span = most - least || 1;
  const step = Math.min(MOST_STEP, WIDTH / bars.length);
  const zero = (most / span) * HEIGHT;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ width: '100%', height: HEIGHT, display: 'block' }}
    >
      {bars.map(({ label, value }, place) => {
        const height = (Math.abs(value) / span) * HEIGHT;
        return (
          <Box
            component="rect"
            key={label}
            x={place * step + GAP / 2}
            y={value >= 0 ? zero - height : zero}
            width={Math.max(1, step - GAP)}
            height={height}
            sx={{ fill: (theme) => (value >= 0 ? theme.palette.primary.main : theme.palette.error.main) }}
          />
        );
      })}
      <line x1={0} x2={WIDTH} y1={zero} y2={zero} stroke="currentColor" strokeWidth={1} />
    </Box>
  );
};
