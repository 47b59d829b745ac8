/** An area of a picture in pixels. */
export type Area = { x: number; y: number; width: number; height: number };

/** Longest side of the sent photograph, in pixels. */
const MAX_SIDE = 2400;

/** Reads a file as a data URL, which the content security policy allows for pictures. */
export const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

const imageOf = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The picture cannot be decoded.'));
    image.src = url;
  });

/** The area of a picture as JPEG in base64. Drawing it leaves location and camera behind. */
export const croppedPicture = async (url: string, { x, y, width, height }: Area): Promise<string> => {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(await imageOf(url), x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.9).replace(/^data:[^,]*,/, '');
};
