import { serve } from '../contract/support/serve.ts';
import { loadKinds } from './kinds.ts';
import { plainMagento } from './plain-magento.ts';

loadKinds();
await serve(plainMagento);
