import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { Section } from '../orders/section.tsx';
import { useFieldTexts, type ValueText } from './field-lines.ts';

/** A change by staff, as REST returns it. */
export type Change = {
  created_at: string;
  channel: 'counter' | 'program' | 'command';
  who: string | null;
  action: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

type Props = {
  /** Undefined while loading. */
  changes: readonly Change[] | undefined;
  /** Key of the text of an action. */
  textOf: (action: string) => string;
  valueText?: ValueText;
};

/** Changes of a record by staff, newest first. */
export const Changes = ({ changes, textOf, valueText }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const texts = useFieldTexts(valueText);
  return (
    <Section title={translate('counter.order.changes')}>
      {changes?.length === 0 && <Typography>{translate('counter.records.no_changes')}</Typography>}
      <List dense disablePadding>
        {changes?.map((change, place) => (
          <ListItem key={`${change.created_at} ${place}`} disableGutters>
            <ListItemText
              primary={[translate(textOf(change.action)), ...texts(change)].join(' · ')}
              secondary={`${time(change.created_at)} · ${change.who ?? translate(`counter.channel.${change.channel}`)}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
};
