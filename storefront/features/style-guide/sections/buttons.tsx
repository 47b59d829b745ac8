import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button, type ButtonKind } from '#storefront/ui/button/button.tsx';
import { Icon } from '#storefront/ui/icon/icon.tsx';
import { forcedState } from '../forced-states.ts';
import { Section, Specimen, Specimens } from '../section.tsx';
import type { PartProps } from '../section.tsx';
import styles from './buttons.module.css';

export const Buttons = ({ id, title }: PartProps) => {
  const t = useT();
  const kinds: readonly [ButtonKind, string][] = [
    ['primary', t('guide.buttons.primary')],
    ['secondary', t('guide.buttons.secondary')],
    ['default', t('guide.buttons.default')],
    ['link', t('guide.buttons.link')],
  ];
  const states = [
    [t('guide.state.rest'), {}],
    [t('guide.state.hover'), forcedState('hover')],
    [t('guide.state.focus'), forcedState('focus-visible')],
    [t('guide.state.active'), forcedState('active')],
    [t('guide.state.disabled'), { disabled: true }],
    [t('guide.state.busy'), { isBusy: true }],
  ] as const;
  return (
    <Section id={id} title={title} note={t('guide.buttons.note')}>
      {kinds.map(([kind, name]) => (
        <div key={kind}>
          <h3 className={styles.kind}>{name}</h3>
          <div className={styles.states}>
            {states.map(([state, properties]) => (
              <Specimen key={state} name={state}>
                <Button kind={kind} size="medium" {...properties}>
                  {t('guide.buttons.sample')}
                </Button>
              </Specimen>
            ))}
          </div>
        </div>
      ))}
      <h3>{t('guide.buttons.sizes')}</h3>
      <Specimens>
        <Specimen name={t('guide.buttons.big')}>
          <Button>{t('guide.buttons.sample')}</Button>
        </Specimen>
        <Specimen name={t('guide.buttons.medium')}>
          <Button size="medium">{t('guide.buttons.sample')}</Button>
        </Specimen>
        <Specimen name={t('guide.buttons.small')}>
          <Button size="small">{t('guide.buttons.sample')}</Button>
        </Specimen>
        <Specimen name={t('guide.buttons.wide')}>
          <Button isWide>
            {t('guide.buttons.sample')}
            <Icon name="arrow-right" size={18} />
          </Button>
        </Specimen>
      </Specimens>
    </Section>
  );
};
