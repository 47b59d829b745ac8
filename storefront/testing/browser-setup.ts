// As the app begins.
import '#storefront/styles/of-every-page.ts';
import { beforeEach } from 'vitest';
import { prefer } from './browser.tsx';

beforeEach(() => prefer({}));
