// As the app begins.
import '#storefront/styles/of-every-page.ts';
import { beforeEach } from 'vitest';
import { prefer } from './browser.tsx';
import { sampleTokens } from './sample-tokens.ts';

const tokens = document.createElement('style');
tokens.textContent = sampleTokens();
document.head.append(tokens);

beforeEach(() => prefer({}));
