import { useQuery } from '@tanstack/react-query';
import type { RichElement, RichText } from '#storefront/platform/content/rich-text.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { MESSAGE_BLOCK, messageQuery } from './header-queries.ts';
import styles from './message-bar.module.css';

/** More would take too long to come round. */
const MOST_MESSAGES = 4;

const isElement = (text: RichText): text is RichElement => typeof text !== 'string';

/** Each entry of the block's list is a message; a block without a list is one message. */
export const messagesOf = (block: readonly RichText[]): (readonly RichText[])[] => {
  const list = block.filter(isElement).find(({ tag }) => tag === 'ul' || tag === 'ol');
  if (!list) return block.some((text) => isElement(text) || text.trim()) ? [block] : [];
  return (list.children ?? []).filter(isElement).map(({ children }) => children ?? []).slice(0, MOST_MESSAGES);
};

/** The messages at the top, one at a time, by CSS alone; they rest while somebody reads or wants no motion. */
export const MessageBar = () => {
  const t = useT();
  const { data } = useQuery(messageQuery(usePlatform()));
  const messages = messagesOf(data?.[MESSAGE_BLOCK] ?? []);
  if (!messages.length) return <div className={styles.bar} />;
  return (
    <section className={styles.bar} aria-label={t('shell.messages')}>
      <ul className={styles.list} data-count={messages.length}>
        {messages.map((message, index) => (
          <li key={index} className={styles.message}>
            <span className={styles.text}>
              <RichTextView content={message} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
