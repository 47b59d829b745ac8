import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';

/** A change by staff, as REST returns it. */
export type Change = {
  created_at: string;
  channel: 'counter' | 'program' | 'command';
  who: string | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** `Ann → Anne`; values of other kinds are not shown. */
const valuesOf = ({ before, after }: Change, valueText: ValueText): string =>
  Object.entries(after ?? {})
    .flatMap(([name, now]) => {
      const was = before?.[name];
      if (!isPlain(now)) return [];
      return [isPlain(was) ? `${valueText(name, was)} → ${valueText(name, now)}` : valueText(name, now)];
    })
    .join(', ');

/** The text of a field's value, such as the name of a state. */
export type ValueText = (field: string, value: string | number) => string;

type Props = {
  /** Undefined until they were read. */
  changes: readonly Change[] | undefined;
  /** Key of the text of an action. */
  textOf: (action: string) => string;
  valueText: ValueText;
};

/** Changes of a record by staff, newest first. */
export const Changes = ({ changes, textOf, valueText }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  return (
    <Section title={translate('counter.order.changes')}>
      {changes?.length === 0 && <Typography>{translate('counter.records.no_changes')}</Typography>}
      <List dense disablePadding>
        {changes?.map((change, place) => (
          <ListItem key={`${change.created_at} ${place}`} disableGutters>
            <ListItemText
              primary={[translate(textOf(change.action)), valuesOf(change, valueText)].filter(Boolean).join(' · ')}
              secondary={`${time(change.created_at)} · ${change.who ?? translate(`counter.channel.${change.channel}`)}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
};
