import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { useFieldTexts } from '../records/field-lines.ts';
import type { Change } from './types.ts';

/** Changes of a product or discount by staff and programs, newest first, with values before and after. */
export const ChangesPanel = ({ changes }: { changes: readonly Change[] }) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const texts = useFieldTexts();
  if (changes.length === 0) return <Typography>{translate('counter.product.no_changes')}</Typography>;
  return (
    <List dense disablePadding>
      {changes.map((change, place) => (
        <ListItem key={`${change.created_at} ${place}`} disableGutters divider>
          <ListItemText
            primary={`${time(change.created_at)} · ${change.who ?? translate(`counter.channel.${change.channel}`)}`}
            secondary={texts(change).map((text) => (
              <Typography
                key={text}
                component="span"
                variant="body2"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            ))}
          />
        </ListItem>
      ))}
    </List>
  );
};
