import { lazy } from 'react';
import { untilFetched } from '#storefront/platform/connectivity/until-fetched.ts';
import '#storefront/ui/carousel/carousel.module.css';
import '#storefront/ui/tabs/tabs.module.css';
import './background-video.module.css';
import './video.module.css';

// Server-rendered with the page. The code is loaded after the page's and only if needed; the styles are the page's.
const fetchSlider = () => import('./slider-view.tsx');
const fetchTabs = () => import('./tabs-view.tsx');
const fetchVideo = () => import('./video-view.tsx');
const fetchBackgroundVideo = () => import('./background-video.tsx');

export const SliderView = import.meta.env.SSR ? (await fetchSlider()).default : lazy(() => untilFetched(fetchSlider));
export const TabsView = import.meta.env.SSR ? (await fetchTabs()).default : lazy(() => untilFetched(fetchTabs));
export const VideoView = import.meta.env.SSR ? (await fetchVideo()).default : lazy(() => untilFetched(fetchVideo));
export const BackgroundVideo = import.meta.env.SSR
  ? (await fetchBackgroundVideo()).default
  : lazy(() => untilFetched(fetchBackgroundVideo));
