import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const MAX_DELAY_MS = 3_000;
const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 10;

/** How late the event loop was on average since it was asked last, in ms. */
export type DelayMeter = { read(): number; stop(): void };

const eventLoopDelay = (): DelayMeter => {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return {
    read: () => {
      const delayMs = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
      histogram.reset();
      return delayMs;
    },
    stop: () => void histogram.disable(),
  };
};

/**
 * Answers 503 while the event loop is late, twice in a row: once alone is a start, or a machine that stood still. Opens no
 * file, unlike `process.memoryUsage()`: it works without descriptors.
 */
export const addPressureGauge = (app: FastifyInstance, meter: DelayMeter = eventLoopDelay()): void => {
  let before = 0;
  let delayMs = 0;
  const sampling = setInterval(() => {
    // Nothing is measured in a second that follows one in which the machine stood still.
    const now = meter.read() || 0;
    delayMs = Math.min(before, now);
    before = now;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    meter.stop();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // Not refused: a page's styles and scripts, which are served from memory.
    if (delayMs <= MAX_DELAY_MS || /^\/(?:health|assets)\//.test(request.url)) return done();
    const reason = new Error(`Too busy: the event loop is ${Math.round(delayMs)} ms late`);
    done(Object.assign(reason, { statusCode: 503, retryAfterSeconds: 5 }));
  });
};
