import { contractOfOurShop, SUITES } from './contract.ts';
import { money } from './suites/money.suite.ts';
import { bootShop } from './support/boot.ts';

// Totals do not depend on the database, so they are tested on one, with several client addresses.
contractOfOurShop('the contract on the embedded database', () => bootShop({ TRUST_PROXY: 'true' }), {
  ...SUITES,
  money: [money],
});
