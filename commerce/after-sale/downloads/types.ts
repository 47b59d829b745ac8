/** A file as a catalogue folder has it. */
export type DownloadFile = { name: string; mediaType: string; bytes: Uint8Array };

/** `pending` until its order is paid; `expired` after the last allowed download or a refund. */
export type DownloadStatus = 'pending' | 'available' | 'expired';

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

/** File of a product link. */
export type Bought = { file: string; most: number | null };
