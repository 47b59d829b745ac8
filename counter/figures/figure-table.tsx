import {
  Box,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { saveFile } from '../records/save-file.ts';
import { csvOf } from './csv.ts';

export type Column<R> = {
  /** Key of the heading. */
  label: string;
  /** The value in CSV. */
  value: (row: R) => string | number | null;
  /** The text in the table; the value by default. */
  text?: (row: R) => string;
  isNumber?: boolean;
};

type Props<R> = { caption: string; file: string; columns: readonly Column<R>[]; rows: readonly R[] };

/** Figures as a table, with a button for CSV. */
export const FigureTable = <R extends object>({ caption, file, columns, rows }: Props<R>) => {
  const translate = useTranslate();
  if (rows.length === 0) return <Typography>{translate('counter.figures.none')}</Typography>;
  const save = (): void =>
    saveFile(
      `${file}.csv`,
      'text/csv',
      csvOf(
        columns.map(({ label }) => translate(label)),
        rows.map((row) => columns.map(({ value }) => value(row))),
      ),
    );
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="group"
        aria-label={caption}
        sx={{ overflowX: 'auto', display: { xs: 'none', md: 'block' } }}
      >
        <Table size="small" aria-label={caption}>
          <TableHead>
            <TableRow>
              {columns.map(({ label, isNumber }) => (
                <TableCell key={label} align={isNumber ? 'right' : 'left'} sx={{ whiteSpace: 'nowrap' }}>
                  {translate(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, place) => (
              <TableRow key={place}>
                {columns.map(({ label, value, text, isNumber }) => (
                  <TableCell
                    key={label}
                    align={isNumber ? 'right' : 'left'}
                    sx={isNumber ? { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } : { minWidth: 120 }}
                  >
                    {text ? text(row) : value(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Stack component="ul" aria-label={caption} sx={{ display: { md: 'none' }, listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row, place) => (
          <Box component="li" key={place} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            {columns.map(({ label, value, text, isNumber }) => (
              <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Typography color="text.secondary">{translate(label)}</Typography>
                <Typography
                  sx={
                    isNumber
                      ? { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }
                      : { overflowWrap: 'anywhere', textAlign: 'right' }
                  }
                >
                  {text ? text(row) : value(row)}
                </Typography>
              </Box>
            ))}
          </Box>
        ))}
      </Stack>
      <Button variant="outlined" onClick={save} sx={{ mt: 1 }}>
        {translate('counter.figures.csv')}
      </Button>
    </>
  );
};
