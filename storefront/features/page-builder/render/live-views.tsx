import { island } from '#storefront/platform/island/island.tsx';

// Only pages that contain one load its code.
export const SliderView = island(() => import('./slider-view.tsx'));
export const TabsView = island(() => import('./tabs-view.tsx'));
export const VideoView = island(() => import('./video-view.tsx'));
export const BackgroundVideo = island(() => import('./background-video.tsx'));
