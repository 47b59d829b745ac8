import { ANY_WIDTH, expect, test } from './support/shop.ts';

test('with METRICS_PORT the shop serves its metrics there, and visited pages count', ANY_WIDTH, async ({ page }) => {
  const read = async (series: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${process.env.E2E_METRICS_PORT}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${series} `));
    return Number(line?.slice(series.length + 1) ?? 0);
  };
  const pages = 'tessera_http_request_seconds_count{kind="page",status="200"}';
  const before = await read(pages);
  await page.goto('/');
  expect(await read(pages)).toBeGreaterThan(before);
  for (const series of [
    'tessera_page_render_seconds_count',
    'tessera_back_end_seconds_count{call="query",outcome="ok"}',
    'tessera_page_cache_bytes',
    'tessera_database_up',
    'process_resident_memory_bytes',
  ])
    expect(await read(series), series).toBeGreaterThan(0);
});
