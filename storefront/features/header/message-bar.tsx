import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RichElement, RichText } from '#storefront/platform/content/rich-text.ts';
import { RichTextView } from '#storefront/platform/content/rich-text-view.tsx';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { MESSAGE_BLOCK, messageQuery } from './header-queries.ts';
import styles from './message-bar.module.css';

const PAUSE = 6000;

const isElement = (text: RichText): text is RichElement => typeof text !== 'string';

/** Each entry of the block's list is a message; a block without a list is one message. */
export const messagesOf = (block: readonly RichText[]): (readonly RichText[])[] => {
  const list = block.filter(isElement).find(({ tag }) => tag === 'ul' || tag === 'ol');
  if (!list) return block.some((text) => isElement(text) || text.trim()) ? [block] : [];
  return (list.children ?? []).filter(isElement).map(({ children }) => children ?? []);
};

/** The messages at the top, one at a time; they rest while somebody reads or wants no motion. */
export const MessageBar = () => {
  const t = useT();
  const { data } = useQuery(messageQuery(usePlatform()));
  const messages = messagesOf(data?.[MESSAGE_BLOCK] ?? []);
  const [shown, setShown] = useState(0);
  const [isResting, setIsResting] = useState(false);
  const count = messages.length;

  useEffect(() => {
    if (count < 2 || isResting || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), PAUSE);
    return () => clearInterval(timer);
  }, [count, isResting]);

  const rest = (): void => setIsResting(true);
  const goOn = (): void => setIsResting(false);
  if (!count) return <div className={styles.bar} />;
  return (
    <section className={styles.bar} aria-label={t('shell.messages')} onMouseEnter={rest} onMouseLeave={goOn} onFocus={rest} onBlur={goOn}>
      <ul className={styles.list}>
        {messages.map((message, index) => (
          <li key={index} className={styles.message} data-shown={index === shown || undefined}>
            <span className={styles.text}>
              <RichTextView content={message} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
