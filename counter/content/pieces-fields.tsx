import { Box, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { piecesOf, withPieces, type Piece } from '#contract/content-pieces.ts';
import { PieceField } from './piece-field.tsx';

type Props = { html: string; onChange: (html: string) => void; language: string };

type Edit = { base: string; values: Readonly<Record<number, string>> };

type Placed = Piece & { place: number };

/** Pieces of one block element together, in their order. */
const groupsOf = (pieces: readonly Piece[]): readonly (readonly Placed[])[] => {
  const groups: Placed[][] = [];
  for (const [place, piece] of pieces.entries()) {
    const last = groups.at(-1);
    if (last?.[0]?.block === piece.block) last.push({ ...piece, place });
    else groups.push([{ ...piece, place }]);
  }
  return groups;
};

/** Texts, links, buttons and pictures of HTML as fields. The markup around them stays as it is. */
export const PiecesFields = ({ html, onChange, language }: Props) => {
  const translate = useTranslate();
  const [edit, setEdit] = useState<Edit>({ base: html, values: {} });
  // The HTML may have been changed elsewhere, such as in the field with the source.
  const { base, values } = withPieces(edit.base, edit.values) === html ? edit : { base: html, values: {} };
  const pieces = useMemo(() => piecesOf(base), [base]);
  const set = (place: number, value: string): void => {
    const next = { base, values: { ...values, [place]: value } };
    setEdit(next);
    onChange(withPieces(next.base, next.values));
  };
  if (pieces.length === 0) return <Typography>{translate('counter.content.no_pieces')}</Typography>;
  return (
    <Stack spacing={1.5}>
      {groupsOf(pieces).map((group) => (
        <Box
          key={group[0]?.place}
          sx={group.length > 1 ? { borderLeft: 3, borderColor: 'divider', pl: 1.5, display: 'grid', gap: 1 } : {}}
        >
          {group.map((piece) => (
            <PieceField
              key={piece.place}
              piece={piece}
              value={values[piece.place] ?? piece.value}
              onChange={(value) => set(piece.place, value)}
              language={language}
            />
          ))}
        </Box>
      ))}
    </Stack>
  );
};
