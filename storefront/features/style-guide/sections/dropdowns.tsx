import { useState } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Dropdown } from '#storefront/ui/dropdown/dropdown.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { Section, type PartProps } from '../section.tsx';
import styles from './dropdowns.module.css';

export const Dropdowns = ({ id, title }: PartProps) => {
  const t = useT();
  const units = [t('guide.dropdowns.feet'), t('guide.dropdowns.metres'), t('guide.dropdowns.pieces')];
  const [chosen, setChosen] = useState(0);
  const unit = units[chosen] ?? '';
  return (
    <Section id={id} title={title} note={t('guide.dropdowns.note')}>
      <Dropdown
        align="start"
        className={styles.dropdown}
        menuClassName={styles.menu}
        label={t('guide.dropdowns.label', { unit })}
        trigger={
          <>
            {unit}
            <Icon name="chevron-down" size={16} />
          </>
        }
      >
        {(close) => (
          <ul className={styles.list}>
            {units.map((name, index) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.item}
                  aria-current={index === chosen ? 'true' : undefined}
                  onClick={() => {
                    setChosen(index);
                    close();
                  }}
                >
                  {name}
                  {index === chosen && <Icon name="check" size={16} />}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Dropdown>
    </Section>
  );
};
