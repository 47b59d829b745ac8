import { useQuery } from '@tanstack/react-query';
import type { RichElement, RichText } from '#storefront/platform/content/rich-text.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { MESSAGE_BLOCK, messageQuery } from './header-queries.ts';
import styles from './message-bar.module.css';

const isElement = (text: RichText): text is RichElement => typeof text !== 'string';

/** Each entry of the block's list is a message; a block without a list is one message. */
export const messagesOf = (block: readonly RichText[]): (readonly RichText[])[] => {
  const list = block.filter(isElement).find(({ tag }) => tag === 'ul' || tag === 'ol');
  if (!list) return block.some((text) => isElement(text) || text.trim()) ? [block] : [];
  return (list.children ?? []).filter(isElement).map(({ children }) => children ?? []);
};

const Controls = () => {
  const t = useT();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        data-pause=""
        aria-pressed="false"
        aria-label={t('shell.messages.pause')}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path className={styles.pause} d="M4.500 2.500v9M9.500 2.500v9" />
          <path className={styles.play} d="m4 2.500 7 4.500-7 4.500z" />
        </svg>
      </button>
      <button type="button" className={styles.control} data-next="" aria-label={t('shell.messages.next')}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="m5 2.500 4.500 4.500L5 11.500" />
        </svg>
      </button>
    </div>
  );
};

/** The messages at the top, one at a time. Server-rendered with the first visible; `rotateMessages` rotates them. */
export const MessageBar = () => {
  const t = useT();
  const { data } = useQuery(messageQuery(usePlatform()));
  const messages = messagesOf(data?.[MESSAGE_BLOCK] ?? []);
  if (!messages.length) return <div className={styles.bar} />;
  return (
    <section className={styles.bar} aria-label={t('shell.messages')} data-messages="">
      <ul className={styles.list}>
        {messages.map((message, index) => (
          <li key={index} className={styles.message} data-current={index === 0 ? '' : undefined}>
            <span>
              <RichTextView content={message} />
            </span>
          </li>
        ))}
      </ul>
      {messages.length > 1 && <Controls />}
    </section>
  );
};
