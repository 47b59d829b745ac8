import { island } from '#storefront/platform/island/island.tsx';
import '#storefront/ui/carousel/carousel.module.css';
import '#storefront/ui/tabs/tabs.module.css';
import './background-video.module.css';
import './video.module.css';

// Only pages that contain one load its code. The styles belong to the page.
export const SliderView = island(() => import('./slider-view.tsx'));
export const TabsView = island(() => import('./tabs-view.tsx'));
export const VideoView = island(() => import('./video-view.tsx'));
export const BackgroundVideo = island(() => import('./background-video.tsx'));
