import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Piece } from '#contract/content-pieces.ts';
import { PictureButton } from './picture-button.tsx';

type Props = { piece: Piece; value: string; onChange: (value: string) => void; language: string };

const ELEMENTS: Readonly<Record<string, string>> = {
  a: 'link_text',
  button: 'button',
  figcaption: 'caption',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
  summary: 'question',
};

const LONG = 50;

const labelOf = ({ kind, element }: Piece): string =>
  `counter.content.piece.${kind === 'text' ? (ELEMENTS[element] ?? 'text') : kind}`;

/** Thumbnail URL of a `{{media url=…}}` directive; undefined for other values. */
const mediaUrl = (value: string): string | undefined => {
  const [, file] = /^\{\{media url="?([^"{}]+)"?\}\}$/.exec(value.trim()) ?? [];
  return file ? `/media/${file}?width=160` : undefined;
};

/** Field of one text, link or picture of a page. */
export const PieceField = ({ piece, value, onChange, language }: Props) => {
  const translate = useTranslate();
  const label = translate(labelOf(piece));
  const isText = piece.kind === 'text' || piece.kind === 'alt';
  const field = (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline={isText && piece.value.length > LONG}
      fullWidth
      size="small"
      slotProps={{ htmlInput: isText ? { lang: language } : { spellCheck: false } }}
    />
  );
  if (piece.kind !== 'picture') return field;
  const url = mediaUrl(value);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {url && <Box component="img" src={url} alt="" sx={{ width: 64, height: 64, objectFit: 'cover' }} />}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{field}</Box>
      <PictureButton onStored={(file) => onChange(`{{media url=${file}}}`)} />
    </Box>
  );
};
