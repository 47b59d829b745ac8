import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useForcedStates } from './forced-states.ts';
import { useSections } from './sections.ts';
import styles from './style-guide.module.css';

/** Every component of `ui/` in its states, after a table of contents. */
export const StyleGuide = () => {
  const t = useT();
  const sections = useSections();
  useForcedStates();
  return (
    <div className={styles.guide}>
      <nav className={styles.contents} aria-label={t('guide.contents')}>
        <h2 className={styles.heading}>{t('guide.contents')}</h2>
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <p className={styles.introduction}>{t('guide.states')}</p>
        {sections.map(({ id, title, Part }) => (
          <Part key={id} id={id} title={title} />
        ))}
      </div>
    </div>
  );
};
