/** A file as a catalogue folder has it. */
export type DownloadFile = { name: string; mediaType: string; bytes: Uint8Array };

/** `pending` until its order is paid; `expired` once it was fetched as often as it may be, or given back. */
export type DownloadStatus = 'pending' | 'available' | 'expired';

/** A file that a customer bought. */
export type Purchase = {
  key: string;
  orderNumber: string;
  title: string;
  file: string;
  /** Null: as often as wished. */
  left: number | null;
  status: DownloadStatus;
  boughtAt: Date;
};

/** What a product's link says of its file. */
export type Bought = { file: string; most: number | null };
