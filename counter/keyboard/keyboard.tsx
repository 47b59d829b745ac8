import KeyboardIcon from '@mui/icons-material/Keyboard';
import {
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../dialog.tsx';
import { elementFor, isOn, KEYS, moveFocus, publish, save, turn } from './shortcuts.ts';

/** Presses or focuses the element for a key; of a menu, the entry of the page. Returns false if there is none. */
const press = (key: string): boolean => {
  const element = elementFor(key);
  if (element instanceof HTMLInputElement) {
    element.focus();
    element.select();
  } else if (element?.role === 'menu')
    (element.querySelector<HTMLElement>('.RaMenuItemLink-active') ?? element.querySelector('a'))?.focus();
  else element?.click();
  return element !== undefined;
};

const act = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key === 'Enter' && (shiftKey ? publish() : save());
  if (key === 'ArrowDown' || key === 'ArrowUp') return moveFocus(key === 'ArrowDown' ? 1 : -1);
  return key.length === 1 && isOn() && press(key);
};

const handle = (event: KeyboardEvent): void => {
  if (!event.defaultPrevented && !event.isComposing && act(event)) event.preventDefault();
};

/** Help for the shortcuts, with a switch to turn single keys off. */
export const Keyboard = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [on, setOn] = useState(isOn);
  useEffect(() => {
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  const change = (next: boolean): void => {
    setOn(next);
    turn(next);
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('counter.keys.title')}
        data-shortcut="?"
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <KeyboardIcon />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="keys-title">
        <DialogTitle id="keys-title">{translate('counter.keys.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={1}>
            {KEYS.map(({ key, text }) => (
              <Typography key={key}>
                <kbd>{key}</kbd> {translate(text)}
              </Typography>
            ))}
            <FormControlLabel
              control={<Switch checked={on} onChange={(_, checked) => change(checked)} />}
              label={translate('counter.keys.single')}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
