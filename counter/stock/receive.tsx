import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Title, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { SAVE } from '../keyboard/shortcuts.ts';
import { rest } from '../rest.ts';
import {
  correctionOf,
  emptyDraft,
  saveDraft,
  savedDraft,
  withLine,
  withoutLine,
  withScanned,
  type Draft,
} from './draft.ts';
import { DraftLine } from './draft-line.tsx';
import { unitsOf } from './quantity.ts';
import { Receipts } from './receipts.tsx';
import { ScanField } from './scan-field.tsx';
import { readStock } from './stock-data.ts';
import type { Receipt, StockItem } from './types.ts';
import { useStockProblem } from './use-stock-problem.ts';

/** Sends the draft as a new delivery, or as the correction of a saved one. */
const send = ({ requestId, lines, correcting }: Draft, locale: string): Promise<Receipt> => {
  const items = lines.map(({ sku, typed, coverage, lot, rack }) => ({
    sku,
    qty: unitsOf(typed, coverage, locale),
    lot: lot.trim(),
    rack: rack.trim(),
  }));
  return correcting
    ? rest('PUT', `/V1/stock-receipts/${correcting.id}`, { body: { receipt: { items } }, version: correcting.version })
    : rest('POST', '/V1/stock-receipts', { body: { receipt: { request_id: requestId, items } } });
};

/** Records a delivery: scanned products with quantity, lot and rack, saved at once. */
export const Receive = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const problemOf = useStockProblem();
  const [locale] = useLocaleState();
  const [parameters, setParameters] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>(savedDraft);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  useEffect(() => saveDraft(draft), [draft]);
  const code = parameters.get('code');
  useEffect(() => {
    if (!code) return;
    setParameters({}, { replace: true });
    void readStock(code).then((item) => setDraft((before) => withScanned(before, item)));
  }, [code, setParameters]);

  const { lines, correcting } = draft;
  const isComplete = lines.every(({ typed, coverage }) => unitsOf(typed, coverage, locale) !== undefined);
  const submit = async (): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    try {
      const receipt = await send(draft, locale);
      setDraft(emptyDraft());
      notify(translate('counter.receive.done', { number: receipt.id }), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['stock-receipts'] });
      field.current?.focus();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  };
  const correct = async (receipt: Receipt): Promise<void> => {
    const skus = [...new Set(receipt.items.map(({ sku }) => sku))];
    const items = await Promise.all(skus.map(async (sku): Promise<[string, StockItem]> => [sku, await readStock(sku)]));
    setDraft(correctionOf(receipt, new Map(items)));
    window.scrollTo(0, 0);
  };
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 800 }}>
      <Title title={translate('counter.receive.title')} />
      <Typography component="h1" variant="h5">
        {correcting
          ? translate('counter.receive.correct_title', { number: correcting.id })
          : translate('counter.receive.title')}
      </Typography>
      <ScanField field={field} onFound={(item) => setDraft((before) => withScanned(before, item))} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {lines.length === 0 && !correcting && (
        <Typography color="text.secondary">{translate('counter.receive.nothing')}</Typography>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <DraftLine
            key={line.key}
            line={line}
            onChange={(change) => setDraft((before) => withLine(before, line.key, change))}
            onRemove={() => setDraft((before) => withoutLine(before, line.key))}
          />
        ))}
      </Stack>
      {(lines.length > 0 || correcting) && (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button onClick={() => setDraft(emptyDraft())}>{translate('counter.receive.discard')}</Button>
          <Button
            variant="contained"
            size="large"
            disabled={!isComplete}
            loading={isSending}
            onClick={() => void submit()}
            data-shortcut={SAVE}
          >
            {translate(correcting ? 'counter.receive.save_correction' : 'counter.receive.save', {
              smart_count: lines.length,
            })}
          </Button>
        </Box>
      )}
      {!correcting && <Receipts onCorrect={(receipt) => void correct(receipt)} />}
    </Stack>
  );
};
