import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const MAX_DELAY_MS = 3_000;
const SAMPLE_MS = 1_000;
const RESOLUTION_MS = 10;

/** `read` returns the mean delay of the event loop since the last call, in ms. */
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
 * Responds with 503 if the event loop was late in two consecutive samples; a single late sample may be the start or a
 * suspended machine. Unlike `process.memoryUsage()`, it opens no file and works without free descriptors.
 */
export const addPressureGauge = (app: FastifyInstance, meter: DelayMeter = eventLoopDelay()): void => {
  let before = 0;
  let delayMs = 0;
  const sampling = setInterval(() => {
    // NaN if the machine was suspended and no sample was taken.
    const now = meter.read() || 0;
    delayMs = Math.min(before, now);
    before = now;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sampling);
    meter.stop();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // Styles and scripts are never refused; they are served from memory.
    if (delayMs <= MAX_DELAY_MS || /^\/(?:health|assets)\//.test(request.url)) return done();
    const reason = new Error(`Too busy: the event loop is ${Math.round(delayMs)} ms late`);
    done(Object.assign(reason, { statusCode: 503, retryAfterSeconds: 5 }));
  });
};
