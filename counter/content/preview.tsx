import { Alert, Box, Button, Card, CardContent, MenuItem, TextField, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { View } from '../products/types.ts';
import { useViewName } from '../products/use-shop.ts';
import type { ContentKind } from './types.ts';
import type { ContentEditor } from './use-editor.ts';
import { useRenewal } from './use-renewal.ts';

type Props = {
  editor: ContentEditor;
  storeId: number;
  kind: ContentKind;
  /** Choice of store views for content that all of them share. */
  views: readonly View[];
};

/** The shop's own page with the saved draft: in a frame on wide screens, otherwise in a new tab. */
export const Preview = ({ editor, storeId, kind, views }: Props) => {
  const translate = useTranslate();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const [path, setPath] = useState(editor.editor?.path ?? '');
  const [viewId, setViewId] = useState(views[0]?.id);
  const viewName = useViewName();
  const [url, setUrl] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const { editor: saved, previewUrl } = editor;
  const version = saved?.version;
  const isEdited = editor.isEdited(storeId);

  const load = async (): Promise<string | undefined> => {
    setFailed(false);
    try {
      const next = await previewUrl(storeId, { path, store_id: viewId });
      setUrl(next);
      return next;
    } catch {
      setFailed(true);
      return undefined;
    }
  };
  // A new version has another draft; links are valid for minutes only.
  useEffect(() => {
    if (isWide) void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the path is used when the person asks for it
  }, [isWide, version, storeId, viewId]);

  useRenewal(url, isWide, () => void load());

  const openTab = async (): Promise<void> => {
    // Opens the tab before the request, because browsers block tabs opened after it.
    const tab = window.open('about:blank', '_blank');
    const isSaved = await editor.save(storeId);
    const next = isSaved ? await load() : undefined;
    if (tab && next) tab.location.href = next;
    else tab?.close();
  };

  return (
    <Card
      component="section"
      aria-label={translate('counter.content.preview')}
      sx={{ minWidth: 0, alignSelf: 'start' }}
    >
      <CardContent>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          {views.length > 1 && (
            <TextField
              select
              size="small"
              label={translate('counter.content.store_view')}
              value={viewId}
              onChange={({ target }) => setViewId(Number(target.value))}
            >
              {views.map((view) => (
                <MenuItem key={view.id} value={view.id}>
                  {viewName(view)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {kind === 'block' && (
            <TextField
              size="small"
              label={translate('counter.content.preview_path')}
              value={path}
              onChange={({ target }) => setPath(target.value)}
            />
          )}
          {isWide && (
            <Button
              variant="outlined"
              onClick={() => void (isEdited ? editor.save(storeId) : load())}
              sx={{ minHeight: 44 }}
            >
              {translate(isEdited ? 'counter.content.preview_save' : 'counter.content.preview_again')}
            </Button>
          )}
          <Button variant="outlined" onClick={() => void openTab()} sx={{ minHeight: 44 }}>
            {translate('counter.content.preview_tab')}
          </Button>
        </Box>
        {isFailed && <Alert severity="error">{translate('counter.error.server')}</Alert>}
        {isWide && url && (
          <Box
            component="iframe"
            key={url}
            src={url}
            title={translate('counter.content.preview')}
            sx={{ width: '100%', height: '75vh', border: 1, borderColor: 'divider' }}
          />
        )}
      </CardContent>
    </Card>
  );
};
