import { contractOfOurShop } from './contract.ts';
import { money } from './suites/money.suite.ts';
import { bootShop } from './support/boot.ts';

// Sums are the same work on either database: once is enough. They come from several addresses.
contractOfOurShop('the contract on the embedded database', () => bootShop({ TRUST_PROXY: 'true' }), { money: [money] });
