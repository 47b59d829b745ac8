import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { usePlatform } from '#storefront/platform/platform.tsx';
import { projectsQuery } from './project-queries.ts';

const ROOM_TAKEN = /^Room .* already exists/;
const NAME_TAKEN = /already exists/;
const TOO_MANY_ROOMS = /rooms at most/;
const TOO_MANY = /can be created/;

type Refusing = { user_errors?: readonly unknown[] } | null | undefined;
const isRefused = (response: unknown): boolean =>
  Object.values((response ?? {}) as Record<string, Refusing>).some((part) => (part?.user_errors?.length ?? 0) > 0);

/** Changes to the customer's lists, one at a time; the page follows. True when it was done. */
export const useChanges = () => {
  const t = useT();
  const platform = usePlatform();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const wordsOf = (error: unknown): string => {
    const reason = error instanceof GraphqlError ? (error.problems[0]?.message ?? '') : '';
    if (ROOM_TAKEN.test(reason)) return t('wishlist.room.taken');
    if (TOO_MANY_ROOMS.test(reason)) return t('wishlist.room.many');
    if (NAME_TAKEN.test(reason)) return t('wishlist.project.taken');
    return t(TOO_MANY.test(reason) ? 'wishlist.project.many' : 'wishlist.failed');
  };
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setProblem('');
    try {
      const refused = isRefused(await work());
      if (refused) setProblem(t('wishlist.project.refused'));
      await client.invalidateQueries({ queryKey: projectsQuery(platform).queryKey });
      return !refused;
    } catch (error) {
      setProblem(wordsOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { commerce: platform.commerce, change, isBusy, problem };
};
