import { useEffect, useRef, useState } from 'react';
import type { HostedVideo } from '#contract/hosted-video.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import { MediaIcon } from '#storefront/ui/icon/media-icon.tsx';
import { ownPath } from '#storefront/ui/image/image-url.ts';
import { prefersReducedMotion } from '#storefront/ui/reduced-motion.ts';
import type { VideoFile, VideoNode } from '../page-tree.ts';
import styles from './video.module.css';

/** Loads nothing from the host before a click; without scripts it is a link to the host. */
const Hosted = ({ video, title }: { video: HostedVideo; title: string }) => {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) frame.current?.focus();
  }, [isOpen]);
  if (isOpen)
    return (
      <iframe
        ref={frame}
        className={styles.player}
        src={video.player}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <a
      className={styles.facade}
      href={video.page}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('content.video.play', { title })} (${t('content.video.host', { host: video.host })})`}
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      <span className={styles.play}>
        <MediaIcon name="play" size={28} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.host}>{t('content.video.host', { host: video.host })}</span>
    </a>
  );
};

type FileProps = Pick<VideoNode, 'isAutoplay' | 'isMuted'> & { video: VideoFile; title: string };

const File = ({ video, title, isAutoplay, isMuted }: FileProps) => {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Browsers allow autoplay only without sound.
    if (isAutoplay && !prefersReducedMotion()) void element.current?.play().catch(() => undefined);
  }, [isAutoplay]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the content
    <video
      ref={element}
      className={styles.player}
      src={ownPath(video.src)}
      poster={video.poster && ownPath(video.poster)}
      aria-label={title}
      controls
      playsInline
      muted={isMuted || isAutoplay}
      preload={video.poster ? 'none' : 'metadata'}
    >
      {video.captions.map(({ src, language, label }) => (
        <track key={src} kind="captions" src={ownPath(src)} srcLang={language} label={label} />
      ))}
    </video>
  );
};

export default function VideoView({ node }: { node: VideoNode }) {
  const t = useT();
  const { video, innerClass, wrapperClass, className, isAutoplay, isMuted } = node;
  if (!video) return null;
  const title = node.title || t('content.video');
  return (
    <div className={classNames(styles.video, className)}>
      <div className={classNames(styles.inner, innerClass)}>
        <div className={classNames(styles.frame, wrapperClass)}>
          {video.kind === 'hosted' ? (
            <Hosted video={video} title={title} />
          ) : (
            <File video={video} title={title} isAutoplay={isAutoplay} isMuted={isMuted} />
          )}
        </div>
      </div>
    </div>
  );
}
