import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { View } from './types.ts';
import { languageOf, useViewName } from './use-shop.ts';

export type TextColumn = {
  view: View;
  /** 0: the value of all store views without their own. */
  storeId: number;
};

type Props = {
  label: string;
  columns: readonly TextColumn[];
  /** The own value of a store view. */
  valueOf: (storeId: number) => string;
  onChange: (storeId: number, value: string) => void;
  rows?: number;
  isRequired?: boolean;
};

/** One text in all languages side by side, with a note where it is not translated. */
export const TranslatedField = ({ label, columns, valueOf, onChange, rows, isRequired = false }: Props) => {
  const translate = useTranslate();
  const viewName = useViewName();
  const [main] = columns;
  const ofAll = valueOf(0);
  const isLacking = ({ view, storeId }: TextColumn): boolean =>
    storeId !== 0 &&
    main !== undefined &&
    languageOf(view) !== languageOf(main.view) &&
    ofAll !== '' &&
    valueOf(storeId) === '';
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${Math.min(columns.length, 3)}, minmax(0, 1fr))` },
        }}
      >
        {columns.map((column) => (
          <Stack key={column.storeId} spacing={0.5}>
            <TextField
              label={viewName(column.view)}
              aria-label={`${label}, ${viewName(column.view)}`}
              value={valueOf(column.storeId)}
              onChange={({ target }) => onChange(column.storeId, target.value)}
              placeholder={column.storeId === 0 ? '' : ofAll}
              required={isRequired && column.storeId === 0}
              fullWidth
              size="small"
              {...(rows ? { multiline: true, minRows: 2, maxRows: rows } : {})}
              slotProps={{
                inputLabel: { shrink: true, required: false },
                htmlInput: {
                  'aria-label': `${label}, ${viewName(column.view)}`,
                  lang: column.view.locale.replace('_', '-'),
                },
              }}
            />
            {isLacking(column) && (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                sx={{ alignSelf: 'flex-start' }}
                label={translate('counter.product.not_translated')}
              />
            )}
          </Stack>
        ))}
      </Box>
    </Box>
  );
};
