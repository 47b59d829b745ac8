import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rest, RestError } from '../rest.ts';
import { Section } from './section.tsx';
import type { Order, Paper } from './types.ts';

type PaperFile = { name: string; base64_encoded_data: string };

const save = ({ name, base64_encoded_data: data }: PaperFile): void => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Receipt, invoices, credit memos and packing slips as PDF. */
export const OrderPapers = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const [problem, setProblem] = useState<string>();
  const path = `/V1/orders/${order.id}/papers`;
  const { data = [] } = useQuery({
    queryKey: ['orders', order.id, 'papers', order.extension_attributes.version],
    queryFn: () => rest<Paper[]>('GET', path),
  });
  const download = async (number: string): Promise<void> => {
    setProblem(undefined);
    try {
      save(await rest<PaperFile>('GET', `${path}/${number}`));
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setProblem(translate(error.message, { _: error.message }));
    }
  };
  return (
    <Section title={translate('counter.order.papers')}>
      <Stack spacing={1}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {data.map(({ number, kind }) => (
          <Button key={number} variant="outlined" onClick={() => void download(number)}>
            {translate(`counter.paper.${kind}`)} {number}
          </Button>
        ))}
      </Stack>
    </Section>
  );
};
