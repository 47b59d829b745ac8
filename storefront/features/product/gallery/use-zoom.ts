import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export type Size = { width: number; height: number };
/** Offset from the middle of the stage, in CSS pixels. */
type Point = { x: number; y: number };
/** `scale` 1 shows the whole picture. */
export type Zoom = Point & { scale: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
/** Zoom factor of one press of a button or key. */
export const STEP = 1.6;
const LEAST_MOST = 2;
const MOST = 6;

/** The largest size of a picture in the stage, uncropped. */
export const fitted = (picture: Size, stage: Size): Size => {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
};

/** The scale at which one source pixel fills one screen pixel, within limits. */
export const mostScale = (source: Size, fit: Size): number =>
  Math.min(MOST, Math.max(LEAST_MOST, source.width / Math.max(1, fit.width)));

const within = (value: number, room: number): number => Math.min(room, Math.max(-room, value));

/** Limits the offset: a larger picture covers the stage, a smaller one is centred. */
export const clamped = ({ scale, x, y }: Zoom, fit: Size, stage: Size): Zoom => ({
  scale,
  x: within(x, Math.max(0, (fit.width * scale - stage.width) / 2)),
  y: within(y, Math.max(0, (fit.height * scale - stage.height) / 2)),
});

/** Changes the scale around `point`. */
export const scaledAt = (zoom: Zoom, scale: number, point: Point): Zoom => {
  const ratio = scale / zoom.scale;
  return { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
};

const SWIPE_PX = 56;
/** A press that moves less is a tap. */
const TAP_PX = 8;
const DOUBLE_TAP_MS = 320;
const WHEEL_SPEED = 0.0022;

type Parts = { stage: RefObject<HTMLElement | null>; picture: RefObject<HTMLImageElement | null> };

type ZoomControls = {
  scale: number;
  most: number;
  /** Zooms around the middle; a factor below 1 zooms out. */
  zoomBy: (factor: number) => void;
  moveBy: (x: number, y: number) => void;
  reset: () => void;
};

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Zooming and panning of one picture by wheel, pinch, drag, double tap and calls; a sideways swipe of the whole picture
 * is reported. Positions are written to the element without a render, so that they follow the finger.
 */
export const useZoom = ({ stage, picture }: Parts, onSwipe: (step: 1 | -1) => void): ZoomControls => {
  const zoom = useRef<Zoom>(WHOLE);
  const [{ scale, most }, setShown] = useState({ scale: 1, most: 2 });
  const swiped = useRef(onSwipe);
  useEffect(() => {
    swiped.current = onSwipe;
  });

  const apply = useCallback(
    (next: Zoom, isGliding = false) => {
      const [frame, image] = [stage.current, picture.current];
      if (!frame || !image) return;
      const area = { width: frame.clientWidth, height: frame.clientHeight };
      const source = { width: image.naturalWidth || area.width, height: image.naturalHeight || area.height };
      const fit = fitted(source, area);
      const limit = mostScale(source, fit);
      const bounded = Math.min(limit, Math.max(1, next.scale));
      zoom.current = clamped({ ...next, scale: bounded }, fit, area);
      image.dataset['gliding'] = String(isGliding);
      image.style.transform = `translate(${zoom.current.x}px, ${zoom.current.y}px) scale(${bounded})`;
      setShown((shown) => (shown.scale === bounded && shown.most === limit ? shown : { scale: bounded, most: limit }));
    },
    [stage, picture],
  );
  const zoomTo = useCallback(
    (wanted: number, point: Point, isGliding: boolean) => {
      const bounded = Math.min(6, Math.max(1, wanted));
      apply(scaledAt(zoom.current, bounded, point), isGliding);
    },
    [apply],
  );

  useEffect(() => {
    const frame = stage.current;
    if (!frame) return;
    const over = new AbortController();
    const { signal } = over;
    const fingers = new Map<number, Point>();
    let moved = 0;
    let pull = 0;
    let tapped: (Point & { at: number }) | undefined;
    let hasPinched = false;

    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const box = frame.getBoundingClientRect();
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    };
    const renderPull = (): void => {
      if (!picture.current) return;
      picture.current.dataset['gliding'] = String(pull === 0);
      picture.current.style.transform = `translate(${pull}px, 0)`;
    };
    const tap = (point: Point, at: number): void => {
      const isDouble = tapped !== undefined && at - tapped.at < DOUBLE_TAP_MS && distance(tapped, point) < 40;
      tapped = isDouble ? undefined : { ...point, at };
      const { scale: now, x, y } = zoom.current;
      if (isDouble) zoomTo(now > 1 ? 1 : 2.5, point, true);
      // Centres the tapped point: a way to pan without dragging.
      else if (now > 1) apply({ scale: now, x: x - point.x, y: y - point.y }, true);
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      frame.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, pointOf(event));
      if (fingers.size === 1) [moved, pull, hasPinched] = [0, 0, false];
      else hasPinched = true;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (other) {
        const [from, to] = [middle(before, other), middle(now, other)];
        const pinched = scaledAt(
          zoom.current,
          zoom.current.scale * (distance(now, other) / distance(before, other)),
          from,
        );
        return apply({ ...pinched, x: pinched.x + to.x - from.x, y: pinched.y + to.y - from.y });
      }
      moved += distance(before, now);
      const { scale: bounded, x, y } = zoom.current;
      if (bounded > 1) return apply({ scale: bounded, x: x + now.x - before.x, y: y + now.y - before.y });
      if (hasPinched) return;
      pull += now.x - before.x;
      renderPull();
    };
    const up = (event: PointerEvent): void => {
      const point = fingers.get(event.pointerId);
      if (!point) return;
      fingers.delete(event.pointerId);
      if (fingers.size > 0 || hasPinched) return;
      if (event.type === 'pointerup' && moved < TAP_PX) return tap(point, event.timeStamp);
      if (zoom.current.scale > 1) return;
      const step = pull < 0 ? 1 : -1;
      const isSwipe = event.type === 'pointerup' && Math.abs(pull) > SWIPE_PX;
      pull = 0;
      renderPull();
      if (isSwipe) swiped.current(step);
    };
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1;
      zoomTo(zoom.current.scale * Math.exp(-event.deltaY * lines * WHEEL_SPEED), pointOf(event), false);
    };

    frame.addEventListener('pointerdown', down, { signal });
    frame.addEventListener('pointermove', move, { signal });
    frame.addEventListener('pointerup', up, { signal });
    frame.addEventListener('pointercancel', up, { signal });
    frame.addEventListener('wheel', turn, { signal, passive: false });
    window.addEventListener('resize', () => apply(zoom.current), { signal });
    return () => over.abort();
  }, [stage, picture, apply, zoomTo]);

  const zoomBy = useCallback((factor: number) => zoomTo(zoom.current.scale * factor, { x: 0, y: 0 }, true), [zoomTo]);
  const moveBy = useCallback(
    (x: number, y: number) => apply({ scale: zoom.current.scale, x: zoom.current.x + x, y: zoom.current.y + y }, true),
    [apply],
  );
  const reset = useCallback(() => apply(WHOLE), [apply]);
  return { scale, most, zoomBy, moveBy, reset };
};
