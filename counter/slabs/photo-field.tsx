import { Alert, Box, Button, GlobalStyles, Slider, Stack, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import Cropper from 'react-easy-crop';
import cropperStyles from 'react-easy-crop/react-easy-crop.css?inline';
import { readPicture, type Area } from './crop.ts';

/** A photograph with the chosen area. */
export type Photo = { url: string; area: Area };

type Props = {
  /** Length divided by width of the slab. */
  aspect: number;
  onChange: (photo: Photo | undefined) => void;
};

/** Takes a photograph with the camera of a phone, or a file, and crops it to the slab. */
export const PhotoField = ({ aspect, onChange }: Props) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [problem, setProblem] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    onChange(undefined);
    setProblem(false);
    setZoom(1);
    try {
      setUrl(await readPicture(file));
    } catch {
      setProblem(true);
    }
  };
  return (
    <Stack spacing={1}>
      <GlobalStyles styles={cropperStyles} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onChange={(event) => void choose(event)}
        hidden
      />
      <Button variant={url ? 'outlined' : 'contained'} size="large" onClick={() => input.current?.click()}>
        {translate(url ? 'counter.slab.photo_again' : 'counter.slab.photo')}
      </Button>
      {problem && <Alert severity="error">{translate('counter.slab.photo_type')}</Alert>}
      {url && (
        <>
          <Box
            sx={{
              position: 'relative',
              height: { xs: 280, sm: 420 },
              bgcolor: 'grey.900',
              borderRadius: 1,
              overflow: 'hidden',
            }}
          >
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={aspect}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, area) => onChange({ url, area })}
              disableAutomaticStylesInjection
            />
          </Box>
          <Typography variant="body2">{translate('counter.slab.crop')}</Typography>
          <Slider
            value={zoom}
            min={1}
            max={4}
            step={0.05}
            onChange={(_, value) => setZoom(value as number)}
            aria-label={translate('counter.slab.zoom')}
            sx={{ mx: 1.5, width: 'auto' }}
          />
        </>
      )}
    </Stack>
  );
};
