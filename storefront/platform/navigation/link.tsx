import type { ComponentProps } from 'react';
import { useAddress } from '../store-view/use-store-view.ts';

/** A link to a path of the shop (`/cart`), with the prefix of the current store view. Other URLs are left unchanged. */
export const Link = ({ href, ...rest }: ComponentProps<'a'> & { href: string }) => {
  const address = useAddress();
  // The caller passes the anchor's content.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a href={address(href)} {...rest} />;
};
