import type { Break } from '../break.ts';

const DIALOG = 'storefront/ui/dialog/dialog.tsx';
const SHEET = 'storefront/ui/dialog/dialog.module.css';
const MODALS = 'storefront/shell/hash-modals.tsx';
const MENU = 'storefront/features/account/account-menu.tsx';
const inDialog = ['storefront/ui/dialog/dialog.browser.test.tsx'];
const inPages = ['storefront/routes/pages.test.tsx'];
const inMenu = ['storefront/features/account/account-menu.test.tsx'];

export const breaks: readonly Break[] = [
  {
    what: '#gems-of-the-earth opens nothing',
    ids: ['HL-01'],
    file: MODALS,
    find: "  'gems-of-the-earth': fetchBlockModal,\n",
    put: '',
    tests: inPages,
  },
  {
    what: '#privacy-policy opens nothing',
    ids: ['HL-02'],
    file: MODALS,
    find: "  'privacy-policy': fetchBlockModal,\n",
    put: '',
    tests: inPages,
  },
  {
    what: 'the dialog of the privacy policy has no block',
    ids: ['HL-03'],
    file: 'storefront/shell/block-modal.tsx',
    find: 'identifiers={[name]}',
    put: 'identifiers={[]}',
    tests: inPages,
  },
  {
    what: '#terms-and-conditions opens nothing',
    ids: ['HL-06'],
    file: MODALS,
    find: "  'terms-and-conditions': fetchBlockModal,\n",
    put: '',
    tests: inPages,
  },
  {
    what: 'hashes of blocks open other dialogs',
    ids: ['HL-01', 'HL-02', 'HL-06'],
    file: MODALS,
    find: "(await import('./block-modal.tsx')).default",
    put: "(await import('./privacy-modal.tsx')).default",
    tests: inPages,
  },
  {
    what: '#sign-in opens nothing',
    ids: ['HL-04'],
    file: MENU,
    find: '    if (asked === SIGN_IN) setIsOpen(true);\n',
    put: '',
    tests: inMenu,
  },
  {
    what: '#sign-in stays in the address',
    ids: ['HL-08'],
    file: MENU,
    find: '      if (!next && asked === SIGN_IN) clearHash();\n',
    put: '',
    tests: inMenu,
  },
  {
    what: 'the large dialog is lower',
    ids: ['MD-01'],
    file: SHEET,
    find: '  width: 900px;\n  height: 700px;',
    put: '  width: 900px;\n  height: 600px;',
    tests: inDialog,
  },
  {
    what: 'a screen of 899px does not let the large dialog fill it',
    ids: ['MD-02'],
    file: SHEET,
    find: '@media (max-width: 899px)',
    put: '@media (max-width: 898px)',
    tests: inDialog,
  },
  {
    what: 'dialogs stay in the middle of a phone',
    ids: ['MD-06'],
    file: DIALOG,
    find: 'isTwoColumns ? styles.slidesWide : styles.slides',
    put: 'isTwoColumns && styles.slidesWide',
    tests: inDialog,
  },
  {
    what: 'two columns slide in on phones alone',
    ids: ['MD-07'],
    file: DIALOG,
    find: 'isTwoColumns ? styles.slidesWide : styles.slides',
    put: 'styles.slides',
    tests: inDialog,
  },
  {
    what: 'what is kept a modal slides in too',
    ids: ['MD-08'],
    file: DIALOG,
    find: "size === 'generic' && !isModal",
    put: "size === 'generic'",
    tests: inDialog,
  },
  {
    what: 'a dialog opens too slowly',
    ids: ['MD-09'],
    file: SHEET,
    find: 'animation: enter 224ms',
    put: 'animation: enter 300ms',
    tests: inDialog,
  },
  {
    what: 'a dialog closes too slowly',
    ids: ['MD-09'],
    file: SHEET,
    find: 'animation: leave 192ms',
    put: 'animation: leave 300ms',
    tests: inDialog,
  },
  {
    what: 'the page scrolls under an open dialog',
    ids: ['MD-14'],
    file: 'storefront/styles/base.css',
    find: '  html:has(dialog:modal, [data-scroll-lock]) {\n    overflow: hidden;',
    put: '  html:has(dialog:modal, [data-scroll-lock]) {',
    tests: inDialog,
  },
];
