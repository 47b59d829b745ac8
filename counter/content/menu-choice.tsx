import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { inView, type View } from '../products/types.ts';
import { rest } from '../rest.ts';
import { searchQuery, type Search } from '../search-criteria.ts';

export type ChoiceType = 'cms_page' | 'cms_block' | 'product';

type Found = { id: number; identifier?: string; title?: string; sku?: string; name?: string };

type Kind = {
  path: string;
  /** Fields of the search. */
  text: readonly [string, string];
  /** Field of the entry and its value. */
  key: string;
  content: (found: Found) => string;
  name: (found: Found) => string;
};

const titleOf = ({ title, identifier }: Found): string => `${title ?? ''} · ${identifier ?? ''}`;

const KINDS: Readonly<Record<ChoiceType, Kind>> = {
  cms_page: {
    path: '/V1/cmsPage/search',
    text: ['title', 'identifier'],
    key: 'page_id',
    content: ({ id }) => String(id),
    name: titleOf,
  },
  cms_block: {
    path: '/V1/cmsBlock/search',
    text: ['title', 'identifier'],
    key: 'identifier',
    content: ({ identifier = '' }) => identifier,
    name: titleOf,
  },
  product: {
    path: '/V1/products',
    text: ['name', 'sku'],
    key: 'entity_id',
    content: ({ id }) => String(id),
    name: ({ name, sku }) => `${name ?? ''} · ${sku ?? ''}`,
  },
};

type Props = { type: ChoiceType; content: string | null; onChange: (content: string) => void; view: View };

const useFound = ({ path, key, text }: Kind, view: View, search: { text: string } | { content: string }) => {
  const groups: Search['groups'] =
    'content' in search
      ? [[[key, search.content]]]
      : search.text
        ? [text.map((field) => [field, `%${search.text}%`, 'like'] as const)]
        : [];
  const query = searchQuery({ groups, page: 1, perPage: 20, sort: { field: text[0], order: 'ASC' } });
  const { data } = useQuery({
    queryKey: ['menu choice', path, view.code, query],
    queryFn: () => rest<{ items: Found[] }>('GET', inView(view, `${path}?${query}`)),
    enabled: !('content' in search) || search.content !== '',
    placeholderData: (before) => before,
  });
  return data?.items ?? [];
};

/** Chooses the page, block or product of a menu entry by its name. */
export const MenuChoice = ({ type, content, onChange, view }: Props) => {
  const translate = useTranslate();
  const kind = KINDS[type];
  const [text, setText] = useState('');
  const searched = useDeferredValue(text.trim());
  const options = useFound(kind, view, { text: searched });
  const current = useFound(kind, view, { content: content ?? '' }).find((one) => kind.content(one) === content);
  return (
    <Autocomplete
      size="small"
      options={options}
      value={current ?? null}
      onChange={(_, chosen) => onChange(chosen ? kind.content(chosen) : '')}
      onInputChange={(_, typed, reason) => setText(reason === 'input' ? typed : '')}
      filterOptions={(all) => all}
      getOptionLabel={kind.name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={translate('counter.records.none')}
      renderInput={(parameters) => (
        <TextField {...parameters} label={translate(`counter.content.menu_content_${type}`)} required />
      )}
    />
  );
};
