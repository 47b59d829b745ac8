import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { UNITS, type PickEntry, type PickGroup } from './types.ts';

type Ticks = { ticked: ReadonlySet<string>; toggle: (key: string) => void };

const unitOf = (code: string | null): string => UNITS.find((unit) => unit === code) ?? 'other';

/** Quantity in selling units, with the number of pieces if a unit has several. */
const useQuantityText = () => {
  const translate = useTranslate();
  return ({ qty, item: { unit, pieces_per_unit: pieces } }: PickEntry): string => {
    const units = translate(`counter.pick.unit.${unitOf(unit)}`, { smart_count: qty });
    return pieces ? `${units} (${translate('counter.pick.unit.piece', { smart_count: qty * pieces })})` : units;
  };
};

const Entry = ({ entry, ticked, toggle }: { entry: PickEntry } & Ticks) => {
  const translate = useTranslate();
  const quantityText = useQuantityText();
  const { day } = useFormats();
  const { key, item, lot, later } = entry;
  const isTicked = ticked.has(key);
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', mr: 0, minHeight: 44, breakInside: 'avoid' }}
      control={<Checkbox checked={isTicked} onChange={() => toggle(key)} />}
      label={
        <Stack sx={{ pt: 1, textDecoration: isTicked ? 'line-through' : 'none' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {quantityText(entry)} · {item.name}
          </Typography>
          <Typography variant="body2">
            {[...item.options, item.sku].join(' · ')}
            {lot && ` · ${translate('counter.pick.lot', { lot })}`}
          </Typography>
          {later && (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {translate('counter.pick.later', { smart_count: later.qty, day: day(later.on) })}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            {translate('counter.order.title', { number: String(item.order_id).padStart(9, '0') })}
          </Typography>
        </Stack>
      }
    />
  );
};

/** Items to pick, by location and rack. */
export const PickGroups = ({ groups, ...ticks }: { groups: readonly PickGroup[] } & Ticks) => {
  const translate = useTranslate();
  return (
    <>
      {groups.map(({ location, rack, entries }) => (
        <Section
          key={`${location} ${rack}`}
          title={[
            location ?? translate('counter.pick.no_location'),
            rack ? translate('counter.pick.rack', { rack }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <Stack spacing={1}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} {...ticks} />
            ))}
          </Stack>
        </Section>
      ))}
    </>
  );
};
