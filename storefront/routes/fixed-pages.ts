import { lazyPage } from './lazy-page.tsx';

export const homeRoute = lazyPage('/', 'storefront/routes/pages/home.tsx', () => import('./pages/home.tsx'), 'content');
export const searchRoute = lazyPage('/search.html', 'storefront/routes/pages/search.tsx', () => import('./pages/search.tsx'));
export const styleGuideRoute = lazyPage('/style-guide', 'storefront/routes/pages/style-guide.tsx', () => import('./pages/style-guide.tsx'), 'guide');
