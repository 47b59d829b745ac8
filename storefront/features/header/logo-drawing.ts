import hovered from '#catalogue/media/logo/tessera-hover.svg?raw';
import resting from '#catalogue/media/logo/tessera.svg?raw';

export type Shape = Readonly<{
  d: string;
  fill?: string | undefined;
  stroke?: string | undefined;
  opacity?: string | undefined;
  transform?: string | undefined;
  strokeWidth?: string | undefined;
}>;

/** Shapes of both logos, and shapes of one only. */
export type LogoDrawing = {
  viewBox: string;
  common: readonly Shape[];
  resting: readonly Shape[];
  hovered: readonly Shape[];
};

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The drawing's ink is replaced by the page's colour, dark or light. */
const inkOf = (file: string): string | undefined => attribute(/<path[^>]*>/.exec(file)?.[0] ?? '', 'fill');

const shapesOf = (file: string): Shape[] => {
  const ink = inkOf(file);
  const paint = (tag: string, name: string): string | undefined => {
    const colour = attribute(tag, name);
    return colour === ink ? 'currentColor' : colour;
  };
  return (file.match(/<path[^>]*>/g) ?? []).map((tag) => ({
    d: attribute(tag, 'd') ?? '',
    fill: paint(tag, 'fill'),
    stroke: paint(tag, 'stroke'),
    opacity: attribute(tag, 'opacity'),
    transform: attribute(tag, 'transform'),
    strokeWidth: attribute(tag, 'stroke-width'),
  }));
};

/** Splits a path into its pieces, so that each can rotate by itself. */
const pieces = (shape: Shape): Shape[] => (shape.d.match(/M[^M]+/g) ?? []).map((d) => ({ ...shape, d }));

const without = (shapes: readonly Shape[], others: readonly Shape[]): Shape[] =>
  shapes.filter(({ d }) => !others.some((other) => other.d === d));

export const drawingOf = (rest: string, hover: string): LogoDrawing => {
  const [a, b] = [shapesOf(rest), shapesOf(hover)];
  return {
    viewBox: attribute(rest, 'viewBox') ?? '',
    common: a.filter(({ d }) => b.some((other) => other.d === d)),
    resting: without(a, b).flatMap(pieces),
    hovered: without(b, a).flatMap(pieces),
  };
};

export const LOGO: LogoDrawing = drawingOf(resting, hovered);
