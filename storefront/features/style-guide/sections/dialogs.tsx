import { useState, type ReactNode } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import { Dialog, type DialogProps } from '#storefront/ui/dialog/dialog.tsx';
import { Drawer } from '#storefront/ui/drawer/drawer.tsx';
import { TextField } from '#storefront/ui/field/text-field.tsx';
import { Section, type PartProps } from '../section.tsx';
import styles from './row.module.css';

type Sheet = {
  title: string;
  look: Pick<DialogProps, 'size' | 'isTwoColumns' | 'isModal'> | { side: 'left' | 'right' };
};

export const Dialogs = ({ id, title }: PartProps) => {
  const t = useT();
  const [opened, setOpened] = useState<Sheet>();
  const close = (): void => setOpened(undefined);
  const sheets: readonly Sheet[] = [
    { title: t('guide.dialogs.generic'), look: {} },
    { title: t('guide.dialogs.large'), look: { size: 'large' } },
    { title: t('guide.dialogs.columns'), look: { isTwoColumns: true } },
    { title: t('guide.dialogs.modal'), look: { isModal: true } },
    { title: t('guide.dialogs.right'), look: { side: 'right' } },
    { title: t('guide.dialogs.left'), look: { side: 'left' } },
  ];
  const footer: ReactNode = (
    <div className={styles.row}>
      <Button size="medium" onClick={close}>
        {t('guide.dialogs.reserve')}
      </Button>
      <Button size="medium" kind="default" onClick={close}>
        {t('guide.dialogs.cancel')}
      </Button>
    </div>
  );
  const body = (
    <div className={styles.stack}>
      <p>{t('guide.dialogs.text')}</p>
      <TextField label={t('guide.fields.label')} autoComplete="off" />
    </div>
  );
  const shared = opened && { isOpen: true, onClose: close, title: opened.title, closeLabel: t('common.close'), footer };
  return (
    <Section id={id} title={title} note={t('guide.dialogs.note')}>
      <div className={styles.row}>
        {sheets.map((sheet) => (
          <Button
            key={sheet.title}
            kind="default"
            size="medium"
            aria-haspopup="dialog"
            onClick={() => setOpened(sheet)}
          >
            {sheet.title}
          </Button>
        ))}
      </div>
      {shared &&
        ('side' in opened.look ? (
          <Drawer {...shared} side={opened.look.side}>
            {body}
          </Drawer>
        ) : (
          <Dialog {...shared} {...opened.look}>
            {body}
          </Dialog>
        ))}
    </Section>
  );
};
