import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import type { Change } from '../records/changes.tsx';
import { rest, RestError } from '../rest.ts';
import { refusalText } from './refusals.ts';
import { CONTENT_PATHS, shownIn, type ContentKind, type Editor, type Value } from './types.ts';

/** Changed fields only, so that fields saved by others meanwhile stay as they are. */
type Edits = Readonly<Record<number, Value>>;

/** A page, block, menu or showroom with the unsaved edits of each store view, and its writes. */
export const useEditor = (kind: ContentKind, id: string) => {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const path = `${CONTENT_PATHS[kind]}/${encodeURIComponent(id)}`;
  const queryKey = ['content', kind, id];
  const { data, error } = useQuery({ queryKey, queryFn: () => rest<Editor>('GET', `${path}/editor`) });
  const changes = useQuery({
    queryKey: [...queryKey, 'changes'],
    queryFn: () => rest<Change[]>('GET', `${path}/changes`),
  });
  const [edits, setEdits] = useState<Edits>({});
  // Version at the first edit. The editor may have been loaded again since.
  const [begun, setBegun] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const draftOf = (storeId: number) => data?.drafts.find(({ store_id }) => store_id === storeId);
  const stored = (storeId: number): Value =>
    data ? { ...shownIn(data, storeId), ...draftOf(storeId)?.value } : ({} as Value);

  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    part: string,
    body: unknown,
    done: string,
    version = begun ?? data?.version,
  ): Promise<boolean> => {
    setSending(true);
    setProblem(undefined);
    try {
      const saved = await rest<Editor>(method, `${path}${part}`, { body, version });
      client.setQueryData(queryKey, saved);
      setBegun(undefined);
      await client.invalidateQueries({ queryKey: [...queryKey, 'changes'] });
      notify(translate(done), { type: 'success' });
      return true;
    } catch (failure) {
      if (!(failure instanceof RestError)) throw failure;
      const isStale = failure.code === CHANGED_BY_OTHERS;
      if (isStale) {
        setBegun(undefined);
        await client.invalidateQueries({ queryKey });
      }
      setProblem(translate(isStale ? 'counter.records.changed' : refusalText(failure), { _: failure.message }));
      return false;
    } finally {
      setSending(false);
    }
  };
  const clear = (storeId: number): void => setEdits(({ [storeId]: _dropped, ...others }) => others);
  const save = async (storeId: number): Promise<boolean> => {
    const edit = edits[storeId];
    if (!edit) return true;
    const isSaved = await send(
      'PUT',
      `/drafts/${storeId}`,
      { draft: { ...stored(storeId), ...edit } },
      'counter.content.saved',
    );
    if (isSaved) clear(storeId);
    return isSaved;
  };

  return {
    editor: data,
    error,
    changes: changes.data,
    problem,
    isSending,
    isEdited: (storeId: number): boolean => edits[storeId] !== undefined,
    draftOf,
    value: (storeId: number): Value => ({ ...stored(storeId), ...edits[storeId] }),
    set: (storeId: number, change: Value): void => {
      setBegun((before) => before ?? data?.version);
      setEdits((before) => ({ ...before, [storeId]: { ...before[storeId], ...change } }));
    },
    undo: clear,
    save,
    publish: async (storeId: number): Promise<boolean> => {
      if (!(await save(storeId))) return false;
      const version = client.getQueryData<Editor>(queryKey)?.version;
      return send('POST', `/drafts/${storeId}/publish`, undefined, 'counter.content.published', version);
    },
    discard: (storeId: number) => send('DELETE', `/drafts/${storeId}`, undefined, 'counter.content.discarded'),
    settleFile: (storeId: number, use: 'file' | 'shop') =>
      send('POST', `/file/${storeId}`, { use }, 'counter.content.saved'),
    setVisibility: (visibility: object) => send('PUT', '/visibility', visibility, 'counter.content.saved'),
    /** `shown`: page and store view of the preview, if the draft has no page of its own. */
    previewUrl: async (storeId: number, shown: { path: string; store_id: number | undefined }): Promise<string> =>
      (await rest<{ url: string }>('POST', `${path}/drafts/${storeId}/preview`, { body: shown })).url,
  };
};

export type ContentEditor = ReturnType<typeof useEditor>;
