// The health check of the image: exits with 0 if the shop in this container responds.
const { PORT = '3000' } = process.env;
const response = await fetch(`http://127.0.0.1:${PORT}/health/live`, { signal: AbortSignal.timeout(4_000) });
process.exit(response.ok ? 0 : 1);
