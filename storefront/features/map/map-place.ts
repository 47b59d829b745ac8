/** A place on a map, as the content says it. */
export type MapPlace = { name: string; latitude: number; longitude: number; phone: string; address: string; city: string; region: string; postcode: string; country: string; comment: string };

export const directionsTo = ({ latitude, longitude }: MapPlace): string => `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** Street and city on one line. */
export const addressOf = ({ address, city, region, postcode }: MapPlace): string => [address, [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean).join(', ');
