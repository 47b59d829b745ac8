/** Returns whether the browser locates without asking; false if unknown. */
export const isLocatingAllowed = async (): Promise<boolean> => {
  if (!('geolocation' in navigator) || !navigator.permissions) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' }).catch(() => ({ state: 'prompt' }));
  return state === 'granted';
};
