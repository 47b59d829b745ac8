import { lazyPage } from './lazy-page.tsx';

export const homeRoute = lazyPage('/', 'storefront/routes/pages/home.tsx', () => import('./pages/home.tsx'), 'content');
export const searchRoute = lazyPage('/search.html', 'storefront/routes/pages/search.tsx', () => import('./pages/search.tsx'));
