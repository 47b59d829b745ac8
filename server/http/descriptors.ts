const RESERVED = 200;

/**
 * Number of connections allowed by the file descriptor limit, with some descriptors reserved for files and the
 * database.
 */
export const descriptorsForConnections = (): number => {
  // Not in the types yet; without it the report would resolve host names.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: Record<string, { soft: number | 'unlimited' }> };
  const files = Number(userLimits?.['open_files']?.soft ?? Infinity);
  return Number.isNaN(files) ? Infinity : Math.max(20, files - RESERVED);
};
