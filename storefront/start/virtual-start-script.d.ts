/** Written by scripts/vite/start-script.ts. */
declare module 'virtual:start-script' {
  /** storefront/start/start.ts, built into one script. */
  const script: string;
  export default script;
}
