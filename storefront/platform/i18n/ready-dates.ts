/**
 * Before a page that writes dates by `Intl`: the first one takes a phone some 50 ms, nearly all of it for the list of languages.
 * In a task of its own it holds back neither hydration nor a touch. On the server there is nothing to make ready.
 */
export const readyDates = async (): Promise<void> => {
  if (import.meta.env.SSR) return;
  await new Promise((resolve) => setTimeout(resolve));
  Intl.DateTimeFormat.supportedLocalesOf([]);
  await new Promise((resolve) => setTimeout(resolve));
};
