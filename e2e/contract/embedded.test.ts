import { contractOfOurShop } from './contract.ts';
import { bootShop } from './support/boot.ts';

contractOfOurShop('the contract on the embedded database', () => bootShop());
