import { lazyPage } from './lazy-page.tsx';

export const homeRoute = lazyPage('/', 'storefront/routes/pages/home.tsx', () => import('./pages/home.tsx'), 'content');
export const searchRoute = lazyPage('/search.html', 'storefront/routes/pages/search.tsx', () => import('./pages/search.tsx'));
export const styleGuideRoute = lazyPage('/style-guide', 'storefront/routes/pages/style-guide.tsx', () => import('./pages/style-guide.tsx'), 'guide');
export const reservationRoute = lazyPage('/showroom-reservation', 'storefront/routes/pages/showroom-reservation.tsx', () => import('./pages/showroom-reservation.tsx'), 'reservation');
export const visitRoute = lazyPage('/showroom-reservation/visit', 'storefront/routes/pages/showroom-visit.tsx', () => import('./pages/showroom-visit.tsx'), 'reservation');
