import { HomePage } from '#storefront/features/home/home-page.tsx';
import { CmsPageView } from '#storefront/features/page-builder/cms-page-view.tsx';
import { pageComposition } from './composition/page-composition.tsx';

export const HomeScreen = () => (
  <HomePage>
    <CmsPageView identifier="home" composition={pageComposition} />
  </HomePage>
);
