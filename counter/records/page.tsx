import { Box, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { includesScope, type Scope } from '#contract/staff-roles.ts';

type Part = { name: string; label: string; scope: Scope; content: () => ReactNode };

/** A page with parts under one heading, each with its own address. Parts that the role may not read are left out. */
export const PartsPage = ({ path, title, parts }: { path: string; title: string; parts: readonly Part[] }) => {
  const translate = useTranslate();
  const { part } = useParams();
  const { permissions, isPending } = usePermissions<readonly string[]>();
  const offered = parts.filter(({ scope }) => includesScope(permissions ?? [], scope));
  const shown = offered.find(({ name }) => name === part) ?? offered[0];
  if (isPending || !shown) return null;
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={translate(title)} />
      <Typography component="h1" variant="h5">
        {translate(title)}
      </Typography>
      {offered.length > 1 && (
        <Tabs value={shown.name} variant="scrollable" allowScrollButtonsMobile component="nav" role={undefined}>
          {offered.map(({ name, label }) => (
            <Tab
              key={name}
              value={name}
              component={Link}
              to={`${path}/${name}`}
              label={translate(label)}
              role={undefined}
              aria-selected={undefined}
              aria-current={name === shown.name ? 'page' : undefined}
              tabIndex={0}
              sx={{ minHeight: 44, textTransform: 'none' }}
            />
          ))}
        </Tabs>
      )}
      <Box key={shown.name}>{shown.content()}</Box>
    </Stack>
  );
};
