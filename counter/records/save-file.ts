/** Saves bytes or text as a file of the browser's user. */
export const saveFile = (name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** The bytes of base64 text. */
export const bytesOf = (data: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
