import type { Piece } from '#contract/job.ts';
import { imageUrl } from '#storefront/ui/image/image-url.ts';
import styles from './job-list.module.css';

const WIDTH = 320;
const HEIGHT = 200;
/** Pieces below this side are shown in the colour of their picture, which has joints of its own. */
const LEAST_PATTERN_MM = 200;

type Props = { piece: Piece; jointMm: number; color: string; picture: string; label: string };

/** Draws tiles to scale, with joints in the colour of the grout. */
export const GroutPreview = ({ piece, jointMm, color, picture, label }: Props) => {
  const [short, long] = [piece.widthMm, piece.lengthMm].sort((one, other) => one - other) as [number, number];
  const hasPattern = short >= LEAST_PATTERN_MM;
  // Two rows and a half of pieces; a joint is at least two pixels wide.
  const scale = HEIGHT / 2.5 / short;
  const joint = Math.max(2, jointMm * scale);
  const [width, height] = [long * scale, short * scale];
  const rows = Array.from({ length: 4 }, (_, row) => row);
  const columns = Array.from({ length: Math.ceil(WIDTH / (width + joint)) + 2 }, (_, column) => column);
  return (
    <svg className={styles.preview} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <filter id="job-plain" x="0" y="0" width="100%" height="100%">
          <feGaussianBlur stdDeviation="60" edgeMode="duplicate" />
        </filter>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={color} />
      {rows.flatMap((row) =>
        columns.map((column) => (
          <svg
            key={`${row}/${column}`}
            x={(column - (row % 2 ? 1.5 : 1)) * (width + joint)}
            y={(row - 0.25) * (height + joint)}
            width={width}
            height={height}
            viewBox={
              hasPattern
                ? `${180 + ((row * 2 + column) % 3) * 22} ${30 + ((row + column) % 3) * 18} 90 60`
                : '120 120 80 80'
            }
            preserveAspectRatio="xMidYMid slice"
          >
            <image
              href={imageUrl(picture, { width: 320, height: 320 })}
              width="320"
              height="320"
              filter={hasPattern ? undefined : 'url(#job-plain)'}
              preserveAspectRatio="xMidYMid slice"
            />
          </svg>
        )),
      )}
    </svg>
  );
};
