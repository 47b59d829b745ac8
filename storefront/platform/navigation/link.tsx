import type { ComponentProps } from 'react';
import { useAddress } from '../store-view/use-store-view.ts';

/** An anchor to a path of the shop (`/cart`), with the prefix of the current store view. Other addresses pass unchanged. */
export const Link = ({ href, ...rest }: ComponentProps<'a'> & { href: string }) => {
  const address = useAddress();
  // The content of the anchor comes from the caller.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a href={address(href)} {...rest} />;
};
