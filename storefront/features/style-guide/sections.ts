import type { ComponentType } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { PartProps } from './section.tsx';
import { Badges } from './sections/badges.tsx';
import { Buttons } from './sections/buttons.tsx';
import { Carousels } from './sections/carousels.tsx';
import { Choices } from './sections/choices.tsx';
import { Colours } from './sections/colours.tsx';
import { Dialogs } from './sections/dialogs.tsx';
import { Dropdowns } from './sections/dropdowns.tsx';
import { Fields } from './sections/fields.tsx';
import { FocusRing } from './sections/focus-ring.tsx';
import { Folds } from './sections/folds.tsx';
import { Icons } from './sections/icons.tsx';
import { LoadingSigns } from './sections/loading-signs.tsx';
import { Pictures } from './sections/pictures.tsx';
import { Prices } from './sections/prices.tsx';
import { Quantities } from './sections/quantities.tsx';
import { Spacing } from './sections/spacing.tsx';
import { Toasts } from './sections/toasts.tsx';
import { TypeScale } from './sections/type-scale.tsx';
import { Links } from './sections/ways.tsx';

type SectionEntry = PartProps & { Part: ComponentType<PartProps> };

/** Sections of the guide in order. The ids are anchors and the same in both languages. */
export const useSections = (): readonly SectionEntry[] => {
  const t = useT();
  return [
    { id: 'colours', title: t('guide.colours'), Part: Colours },
    { id: 'type', title: t('guide.type'), Part: TypeScale },
    { id: 'spacing', title: t('guide.spacing'), Part: Spacing },
    { id: 'focus', title: t('guide.focus'), Part: FocusRing },
    { id: 'icons', title: t('guide.icons'), Part: Icons },
    { id: 'buttons', title: t('guide.buttons'), Part: Buttons },
    { id: 'fields', title: t('guide.fields'), Part: Fields },
    { id: 'choices', title: t('guide.choices'), Part: Choices },
    { id: 'quantity', title: t('guide.quantity'), Part: Quantities },
    { id: 'badges', title: t('guide.badges'), Part: Badges },
    { id: 'prices', title: t('guide.prices'), Part: Prices },
    { id: 'ways', title: t('guide.ways'), Part: Links },
    { id: 'folds', title: t('guide.folds'), Part: Folds },
    { id: 'dialogs', title: t('guide.dialogs'), Part: Dialogs },
    { id: 'dropdowns', title: t('guide.dropdowns'), Part: Dropdowns },
    { id: 'toasts', title: t('guide.toasts'), Part: Toasts },
    { id: 'loading', title: t('guide.loading'), Part: LoadingSigns },
    { id: 'pictures', title: t('guide.pictures'), Part: Pictures },
    { id: 'carousels', title: t('guide.carousels'), Part: Carousels },
  ];
};
