import { Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { View } from '../products/types.ts';
import { languageOf } from '../products/use-shop.ts';
import { MenuTarget } from './menu-target.tsx';
import { OrderButtons } from './order-buttons.tsx';
import type { MenuEntry } from './types.ts';

type Props = {
  entries: readonly MenuEntry[];
  onChange: (entries: readonly MenuEntry[]) => void;
  view: View;
  level: number;
};

const NEW: MenuEntry = { type: 'category', title: '', content: '', children: [] };
const DEEPEST = 4;

const focusNew = (field: HTMLInputElement | null): void => field?.focus();

/** Entries of a menu in their order, each with the entries below it. */
export const MenuEntries = ({ entries, onChange, view, level }: Props) => {
  const translate = useTranslate();
  const [open, setOpen] = useState<number>();
  const change = (place: number, part: Partial<MenuEntry>): void =>
    onChange(entries.map((entry, at) => (at === place ? { ...entry, ...part } : entry)));
  const move = (from: number, to: number): void => {
    const next = entries.filter((_, at) => at !== from);
    next.splice(to, 0, entries[from]!);
    onChange(next);
    setOpen(undefined);
  };
  return (
    <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry, place) => (
        <Box component="li" key={place} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1 }}>
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <TextField
              size="small"
              label={translate('counter.content.menu_title')}
              value={entry.title}
              onChange={({ target }) => change(place, { title: target.value })}
              required
              inputRef={entry === NEW ? focusNew : undefined}
              sx={{ flex: '1 1 160px' }}
              slotProps={{ htmlInput: { lang: languageOf(view) } }}
            />
            <OrderButtons
              name={entry.title}
              onUp={place > 0 ? () => move(place, place - 1) : undefined}
              onDown={place < entries.length - 1 ? () => move(place, place + 1) : undefined}
              onRemove={() => {
                setOpen(undefined);
                onChange(entries.filter((_, at) => at !== place));
              }}
            />
            <Button
              onClick={() => setOpen(open === place ? undefined : place)}
              aria-expanded={open === place}
              sx={{ minHeight: 44 }}
            >
              {translate('counter.content.menu_more', { smart_count: entry.children.length })}
            </Button>
          </Box>
          {open === place && (
            <Stack spacing={1.5} sx={{ pt: 1 }}>
              <MenuTarget entry={entry} onChange={(part) => change(place, part)} view={view} />
              {level < DEEPEST && (
                <MenuEntries
                  entries={entry.children}
                  onChange={(children) => change(place, { children })}
                  view={view}
                  level={level + 1}
                />
              )}
            </Stack>
          )}
        </Box>
      ))}
      <li>
        <Button
          variant="outlined"
          onClick={() => {
            onChange([...entries, NEW]);
            setOpen(entries.length);
          }}
          data-shortcut={level === 1 ? 'n' : undefined}
          sx={{ minHeight: 44 }}
        >
          {translate('counter.content.menu_add')}
        </Button>
      </li>
    </Stack>
  );
};
