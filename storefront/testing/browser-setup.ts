// As the app begins: names, faces and the global layers come before any component's own sheet.
import '#storefront/styles/tokens.css';
import '#storefront/styles/fonts.css';
import '#storefront/styles/base.css';
import { beforeEach } from 'vitest';
import { prefer } from './browser.tsx';

beforeEach(() => prefer({}));
