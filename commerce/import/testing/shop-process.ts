import { createCommerce } from '#commerce/app.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import { loadSettings } from '#commerce/settings.ts';
import { loadFirstCatalogue } from '../service.ts';

/**
 * A shop process without HTTP. Its argument is the catalogue folder. The parent process sends GraphQL documents and
 * receives data.
 */
const commerce = await createCommerce(loadSettings(), { log: silentLog });
await loadFirstCatalogue(commerce.platform, process.argv[2] ?? '');
await commerce.start();
const { graphql } = callsTo(commerce);
process.on('message', (query: string) => {
  void graphql(query, {}, { store: 'CA_EN' }).then(({ data }) => process.send?.(data));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
