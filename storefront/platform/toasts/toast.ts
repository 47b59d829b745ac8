export type ToastType = 'info' | 'success' | 'warning' | 'error';

export type NewToast = {
  type: ToastType;
  message: string;
  /** By default true. */
  dismissable?: boolean;
  /** Milliseconds, by default 5000; 0 or false shows it until it is dismissed. */
  timeout?: number | false;
  actionText?: string;
  /** Name of an icon; part of the toast's identity. */
  icon?: string;
  onDismiss?: (remove: () => void) => void;
  onAction?: (remove: () => void) => void;
};

export type Toast = NewToast & {
  id: number;
  timestamp: number;
  dismissable: boolean;
  timeout: number | false;
  isDuplicate: boolean;
};

export const DEFAULT_TIMEOUT = 5000;

const hash = (text: string): number => {
  let result = 0;
  for (let index = 0; index < text.length; index += 1) result = (Math.imul(result, 31) + text.charCodeAt(index)) | 0;
  return result;
};

/** Toasts with equal content have the same id. */
export const toastId = ({ type, message, dismissable = true, actionText = '', icon = '' }: NewToast): number =>
  hash([type, message, dismissable, actionText, icon].join(','));

/** Throws for a toast without content, or one that could never be dismissed. */
export const checkToast = (toast: NewToast): void => {
  if (!toast.type) throw new TypeError('toast.type is required');
  if (!toast.message) throw new TypeError('toast.message is required');
  const { dismissable = true, timeout = DEFAULT_TIMEOUT, onDismiss } = toast;
  if (!dismissable && !timeout && !onDismiss) throw new TypeError('Toast should be user-dismissable or have a timeout');
};
