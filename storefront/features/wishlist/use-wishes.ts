import { useEffect } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { wishesOf, type Wishes } from './wishes.ts';

type Used = Wishes & { state: ReturnType<Wishes['store']['getState']> };

/** The visitor's wish list, updated while displayed. */
export const useWishes = (): Used => {
  const wishes = wishesOf(usePlatform());
  const state = useStore(wishes.store);
  useEffect(() => wishes.follow(), [wishes]);
  return { ...wishes, state };
};
