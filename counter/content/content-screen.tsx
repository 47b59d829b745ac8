import {
  Alert,
  Box,
  Button,
  Chip,
  CircularProgress,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Title, usePermissions, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { includesScope } from '#contract/staff-roles.ts';
import { useFormats } from '../formats.ts';
import type { View } from '../products/types.ts';
import { useViewName, useViews } from '../products/use-shop.ts';
import { Changes } from '../records/changes.tsx';
import { DraftBar } from './draft-bar.tsx';
import { FileNotice } from './file-notice.tsx';
import { Preview } from './preview.tsx';
import type { ContentKind, Value } from './types.ts';
import { useEditor, type ContentEditor } from './use-editor.ts';

export type ScreenPart = {
  value: Value;
  onChange: (change: Value) => void;
  /** Language tag of the store view. */
  language: string;
  /** The requested store view, or the first one with the content. */
  view: View;
};

type Props = {
  kind: ContentKind;
  id: string;
  /** True if the content can differ between store views. */
  isByView: boolean;
  fields: (part: ScreenPart) => ReactNode;
  more?: (editor: ContentEditor) => ReactNode;
};

const LIST: Readonly<Record<ContentKind, string>> = {
  page: 'pages',
  block: 'blocks',
  menu: 'menus',
  showroom: 'showrooms',
};

/** Editor of one piece of content: fields beside the preview, draft, publication and changes. */
export const ContentScreen = ({ kind, id, isByView, fields, more }: Props) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const views = useViews();
  const viewName = useViewName();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const editor = useEditor(kind, id);
  const [storeId, setStoreId] = useState(0);
  const mayWrite = includesScope(permissions, 'content:write');
  if (editor.error) return <Alert severity="error">{translate('counter.content.unknown')}</Alert>;
  if (!editor.editor || views.length === 0) return <CircularProgress sx={{ m: 4 }} />;
  const { title, identifier, content, unshown, store_ids = [] } = editor.editor;
  const shownIn = views.filter(({ id: viewId }) => store_ids.includes(viewId));
  const preview = shownIn.length > 0 ? shownIn : views;
  const view = views.find((one) => one.id === storeId) ?? preview[0]!;
  const hasOwn = storeId === 0 || content.some(({ store_id }) => store_id === storeId);
  const draft = editor.draftOf(storeId);
  return (
    <Stack component="article" spacing={2} sx={{ py: 2, minWidth: 0 }}>
      <Title title={title} />
      <Box>
        <Button component={Link} to={`/content/${LIST[kind]}`} sx={{ minHeight: 44, ml: -1 }}>
          {translate('counter.content.back')}
        </Button>
        <Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {identifier}
          </Typography>
          {editor.editor.is_active === false && (
            <Chip size="small" color="warning" label={translate('counter.content.hidden')} />
          )}
        </Box>
      </Box>
      {isByView && (
        <ToggleButtonGroup
          exclusive
          value={storeId}
          onChange={(_, next: number | null) => next !== null && setStoreId(next)}
          aria-label={translate('counter.content.store_view')}
          sx={{ flexWrap: 'wrap' }}
        >
          {views.map((one, place) => (
            <ToggleButton key={one.id} value={place === 0 ? 0 : one.id} sx={{ minHeight: 44, color: 'text.primary' }}>
              {viewName(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <FileNotice editor={editor} storeId={storeId} mayWrite={mayWrite} />
      {!hasOwn && <Alert severity="info">{translate('counter.content.shared')}</Alert>}
      {draft && (
        <Alert severity="info">
          {translate('counter.content.draft_by', { who: draft.saved_by, time: time(draft.saved_at) })}
        </Alert>
      )}
      {unshown.length > 0 && (
        <Alert severity="warning">
          {translate('counter.content.unshown')}
          {unshown.slice(0, 5).map((part) => (
            <Box key={part} component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              {part}
            </Box>
          ))}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Box component="fieldset" disabled={!mayWrite} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            {fields({
              value: editor.value(storeId),
              onChange: (change) => editor.set(storeId, change),
              language: view.locale.replace('_', '-'),
              view,
            })}
          </Box>
          {mayWrite && <DraftBar editor={editor} storeId={storeId} />}
        </Stack>
        {mayWrite && (
          <Preview key={storeId} editor={editor} storeId={storeId} kind={kind} views={isByView ? [] : preview} />
        )}
      </Box>
      {mayWrite && more?.(editor)}
      <Changes changes={editor.changes} textOf={(action) => `counter.content.action.${action}`} />
    </Stack>
  );
};
