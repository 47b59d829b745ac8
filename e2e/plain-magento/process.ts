import { serve } from '../contract/support/serve.ts';
import { plainMagento } from './plain-magento.ts';

await serve(plainMagento);
