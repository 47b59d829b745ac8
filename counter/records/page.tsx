import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { includesScope, type Scope } from '#contract/staff-roles.ts';
import type { SwitchName } from '#contract/switches.ts';
import { useFeature } from '../use-feature.ts';

type Part = { name: string; label: string; scope: Scope; feature?: SwitchName; content: () => ReactNode };

/** A page with parts, each with its own address. Parts without permission and of disabled features are hidden. */
export const PartsPage = ({ path, title, parts }: { path: string; title: string; parts: readonly Part[] }) => {
  const translate = useTranslate();
  const { part } = useParams();
  const isOn = useFeature();
  const { permissions, isPending } = usePermissions<readonly string[]>();
  const offered = parts.filter(
    ({ scope, feature }) => includesScope(permissions ?? [], scope) && (feature === undefined || isOn(feature)),
  );
  const shown = offered.find(({ name }) => name === part) ?? offered[0];
  if (isPending || !shown) return null;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate(title)} />
      <Typography component="h1" variant="h5">
        {translate(title)}
      </Typography>
      {offered.length > 1 && (
        <Stack component="nav" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {offered.map(({ name, label }) => (
            <Button
              key={name}
              component={Link}
              to={`${path}/${name}`}
              variant={name === shown.name ? 'contained' : 'outlined'}
              aria-current={name === shown.name ? 'page' : undefined}
            >
              {translate(label)}
            </Button>
          ))}
        </Stack>
      )}
      {/* Wide tables scroll by themselves: the column may be narrower than they are. */}
      <Box key={shown.name} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {shown.content()}
      </Box>
    </Stack>
  );
};
