/** Whether the browser would locate without asking; false where it cannot tell. */
export const isLocatingAllowed = async (): Promise<boolean> => {
  if (!('geolocation' in navigator) || !navigator.permissions) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' }).catch(() => ({ state: 'prompt' }));
  return state === 'granted';
};
