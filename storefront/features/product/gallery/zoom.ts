export type Size = { width: number; height: number };
/** Offset from the middle of the stage, in CSS pixels. */
export type Point = { x: number; y: number };
/** `scale` 1 shows the whole picture. */
export type Zoom = Point & { scale: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** Of one press of a button or key. */
export const STEP = 1.6;
const LEAST_MOST = 2;
const MOST = 6;

/** The largest size of a picture in the stage, uncropped. */
export const fitted = (picture: Size, stage: Size): Size => {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
};

/** The scale at which a pixel of the source fills one of the screen, within what is of use. */
export const mostScale = (source: Size, fit: Size): number =>
  Math.min(MOST, Math.max(LEAST_MOST, source.width / Math.max(1, fit.width)));

const within = (value: number, room: number): number => Math.min(room, Math.max(-room, value));

/** Keeps the picture over the stage: no edge comes in while it is larger, and it stands in the middle while it is not. */
export const clamped = ({ scale, x, y }: Zoom, fit: Size, stage: Size): Zoom => ({
  scale,
  x: within(x, Math.max(0, (fit.width * scale - stage.width) / 2)),
  y: within(y, Math.max(0, (fit.height * scale - stage.height) / 2)),
});

/** Another scale, with what is at `point` staying there. */
export const scaledAt = (zoom: Zoom, scale: number, point: Point): Zoom => {
  const ratio = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
};
