const RESERVED = 200;

/** How many connections the process has file descriptors for, some kept for files and the database. */
export const descriptorsForConnections = (): number => {
  // Not in the types yet; without it the report resolves names of hosts.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: Record<string, { soft: number | 'unlimited' }> };
  const files = Number(userLimits?.['open_files']?.soft ?? Infinity);
  return Number.isNaN(files) ? Infinity : Math.max(20, files - RESERVED);
};
