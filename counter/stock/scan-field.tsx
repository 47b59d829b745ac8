import { Alert, Button, List, ListItemButton, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { SHORTCUT } from '../keyboard/shortcuts.ts';
import { rest, RestError } from '../rest.ts';
import { listStock, readStock, stockPath } from './stock-data.ts';
import type { StockItem } from './types.ts';
import { useStockProblem } from './use-stock-problem.ts';

type Props = { field: RefObject<HTMLInputElement | null>; onFound: (item: StockItem) => void };

type ChoiceProps = { code: string; onChosen: (item: StockItem) => void };

const isBarcode = (code: string): boolean => /^\d{8,14}$/.test(code);

/** Products with the typed text in their SKU or name. After a barcode, any product may be searched. */
const Choices = ({ code, onChosen }: ChoiceProps) => {
  const translate = useTranslate();
  const [text, setText] = useState(isBarcode(code) ? '' : code);
  const { data } = useQuery({
    queryKey: ['stock', 'search', text],
    queryFn: () => listStock({ q: text }, { page: 1, perPage: 8 }),
    enabled: text.trim().length > 1,
  });
  return (
    <Stack spacing={1}>
      <Alert severity="warning">{translate('counter.receive.unknown', { code })}</Alert>
      <TextField
        label={translate('counter.receive.find')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {data?.data.length === 0 && <Typography>{translate('counter.receive.none')}</Typography>}
      <List component="div" dense disablePadding>
        {data?.data.map((item) => (
          <ListItemButton key={item.sku} onClick={() => onChosen(item)} sx={{ minHeight: 48 }}>
            <ListItemText primary={item.name} secondary={item.sku} />
          </ListItemButton>
        ))}
      </List>
      {isBarcode(code) && <Typography variant="body2">{translate('counter.receive.remember')}</Typography>}
    </Stack>
  );
};

/** One field for a scanner or for typing. Enter looks the code up. */
export const ScanField = ({ field, onFound }: Props) => {
  const translate = useTranslate();
  const problemOf = useStockProblem();
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => field.current?.focus(), [field]);
  const [problem, setProblem] = useState<string>();
  const found = (item: StockItem): void => {
    setUnknown(undefined);
    onFound(item);
    field.current?.focus();
  };
  const scan = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const scanned = code.trim();
    if (!scanned) return;
    setCode('');
    setProblem(undefined);
    try {
      found(await readStock(scanned));
    } catch (error) {
      if (error instanceof RestError && error.status === 404) setUnknown(scanned);
      else {
        setCode(scanned);
        setProblem(problemOf(error));
      }
    }
  };
  const choose = async (item: StockItem): Promise<void> => {
    try {
      if (unknown && isBarcode(unknown))
        await rest('PUT', stockPath(item.sku), { body: { stock: { barcode: unknown } } });
      found(item);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Stack spacing={1}>
      <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void scan(event)}>
        <TextField
          inputRef={field}
          label={translate('counter.receive.scan')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          fullWidth
          autoComplete="off"
          slotProps={{
            htmlInput: { autoCapitalize: 'characters', spellCheck: false, enterKeyHint: 'go', [SHORTCUT]: '/' },
          }}
        />
        <Button type="submit" variant="outlined">
          {translate('counter.receive.add')}
        </Button>
      </Stack>
      {problem && <Alert severity="error">{problem}</Alert>}
      {unknown && <Choices key={unknown} code={unknown} onChosen={(item) => void choose(item)} />}
    </Stack>
  );
};
