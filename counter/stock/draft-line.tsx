import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlined';
import { Autocomplete, Box, Card, CardContent, IconButton, TextField, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLabelled } from '../use-labelled.ts';
import { unitsOf } from './quantity.ts';
import type { DraftLine as Line } from './types.ts';
import { useUnits } from './units.ts';

type Props = { line: Line; onChange: (change: Partial<Line>) => void; onRemove: () => void };

/** A line of a delivery: quantity or area, lot and rack. */
export const DraftLine = ({ line, onChange, onRemove }: Props) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const units = useUnits();
  const [locale] = useLocaleState();
  const count = unitsOf(line.typed, line.coverage, locale);
  const of = (label: string): string => labelled(label, line.sku);
  return (
    <Card component="li">
      <CardContent>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{line.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {line.sku}
            </Typography>
          </Box>
          <IconButton onClick={onRemove} aria-label={of('counter.receive.remove')}>
            <DeleteOutlineIcon />
          </IconButton>
        </Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '3fr 2fr', sm: '2fr 1fr 1fr' } }}>
          <TextField
            label={translate(line.coverage === null ? 'counter.quantity' : 'counter.receive.quantity')}
            value={line.typed}
            onChange={({ target }) => onChange({ typed: target.value })}
            onFocus={({ target }) => target.select()}
            error={count === undefined}
            helperText={count === undefined ? translate('counter.receive.quantity_help') : units(count, line.unit)}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            slotProps={{ htmlInput: { 'aria-label': of('counter.quantity') } }}
          />
          <Autocomplete
            freeSolo
            options={line.lots}
            inputValue={line.lot}
            onInputChange={(_, lot) => onChange({ lot })}
            renderInput={(parameters) => <TextField {...parameters} label={translate('counter.stock.lot')} />}
          />
          <TextField
            label={translate('counter.stock.rack')}
            value={line.rack}
            onChange={({ target }) => onChange({ rack: target.value })}
            slotProps={{ htmlInput: { maxLength: 64, 'aria-label': of('counter.stock.rack') } }}
          />
        </Box>
      </CardContent>
    </Card>
  );
};
