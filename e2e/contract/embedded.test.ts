import { contractOfOurShop } from './contract.ts';
import { money } from './suites/money.suite.ts';
import { bootShop } from './support/boot.ts';

// Sums are computed equally on both databases, so they are tested on one, from several client addresses.
contractOfOurShop('the contract on the embedded database', () => bootShop({ TRUST_PROXY: 'true' }), { money: [money] });
