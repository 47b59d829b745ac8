/** Downloads a base64-encoded file. */
export const saveFile = ({ name, content, type }: { name: string; content: string; type: string }): void => {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
