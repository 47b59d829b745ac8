import { Button } from '@mui/material';
import { rest } from '../rest.ts';
import { bytesOf, saveFile } from './save-file.ts';
import { useAction } from './use-action.ts';

type File = { name?: string; type?: string; base64_encoded_data: string };

/** Saves a file that only staff may read. */
export const FileButton = ({ path, name }: { path: string; name: string }) => {
  const { run, isSending } = useAction(async () => {});
  const save = async (): Promise<void> => {
    const file = await rest<File>('GET', path);
    saveFile(file.name ?? name, file.type ?? 'application/octet-stream', bytesOf(file.base64_encoded_data));
  };
  return (
    <Button
      variant="outlined"
      loading={isSending}
      onClick={() => void run(save, 'counter.records.file_saved')}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {name}
    </Button>
  );
};
