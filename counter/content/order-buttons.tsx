import DeleteIcon from '@mui/icons-material/Delete';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = {
  name: string;
  /** Undefined disables the button. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** Buttons to move or remove an entry of a list. */
export const OrderButtons = ({ name, onUp, onDown, onRemove }: Props) => {
  const translate = useTranslate();
  const buttons = [
    ['counter.content.move_up', onUp, ArrowUpwardIcon],
    ['counter.content.move_down', onDown, ArrowDownwardIcon],
    ['counter.content.remove', onRemove, DeleteIcon],
  ] as const;
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {buttons.map(([label, onPress, Icon]) => (
        <IconButton
          key={label}
          aria-label={translate(label, { name })}
          disabled={!onPress}
          onClick={onPress}
          sx={{ width: 44, height: 44 }}
        >
          <Icon />
        </IconButton>
      ))}
    </Box>
  );
};
