import { VIDEO_PLAYERS } from './third-parties.ts';

export type HostedVideo = { kind: 'hosted'; host: 'YouTube' | 'Vimeo'; player: string; page: string };

const [YOUTUBE_PLAYER, VIMEO_PLAYER] = VIDEO_PLAYERS;
const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;

const youTube = (id: string): HostedVideo | undefined =>
  YOUTUBE_ID.test(id)
    ? {
        kind: 'hosted',
        host: 'YouTube',
        player: `${YOUTUBE_PLAYER}/embed/${id}?autoplay=1&rel=0`,
        page: `https://www.youtube.com/watch?v=${id}`,
      }
    : undefined;

const vimeo = (id: string, key: string | null): HostedVideo | undefined => {
  if (!VIMEO_ID.test(id)) return undefined;
  const isKey = key !== null && /^[\da-f]{6,20}$/.test(key);
  return {
    kind: 'hosted',
    host: 'Vimeo',
    player: `${VIMEO_PLAYER}/video/${id}?autoplay=1&dnt=1${isKey ? `&h=${key}` : ''}`,
    page: `https://vimeo.com/${id}${isKey ? `/${key}` : ''}`,
  };
};

/** Parses any form of a YouTube or Vimeo URL; the player is the cookieless one. */
export const hostedVideo = (address: string | undefined): HostedVideo | undefined => {
  const text = address?.trim().replace(/^\/\//, 'https://') ?? '';
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname, searchParams } = new URL(text);
  const parts = pathname.split('/').filter(Boolean);
  if (YOUTUBE.test(hostname)) return youTube(searchParams.get('v') ?? parts.at(-1) ?? '');
  if (!VIMEO.test(hostname)) return undefined;
  const index = parts.findIndex((part) => VIMEO_ID.test(part));
  return vimeo(parts[index] ?? '', searchParams.get('h') ?? parts[index + 1] ?? null);
};
