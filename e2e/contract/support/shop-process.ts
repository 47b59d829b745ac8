import { serve } from './serve.ts';

await serve((commerce) => commerce);
