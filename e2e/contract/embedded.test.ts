import { contractOfOurs } from './contract.ts';
import { bootShop } from './support/boot.ts';

contractOfOurs('the contract on the embedded database', () => bootShop());
