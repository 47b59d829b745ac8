export type MenuEntry = {
  title: string;
  /** Path without store prefix, hash or absolute URL; absent for an entry that only groups others. */
  href?: string | undefined;
  opensNewTab?: boolean | undefined;
  image?: { src: string; alt: string } | undefined;
  children: MenuEntry[];
};

/** A hash names a dialog. */
export const opensDialog = ({ href }: MenuEntry): boolean => href?.startsWith('#') === true;

export const SIGN_IN = '#sign-in';
