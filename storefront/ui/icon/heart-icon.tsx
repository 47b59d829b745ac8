const SHAPE =
  'M12 20.5S4 15.600 4 9.700A4.300 4.300 0 0 1 12 7.600a4.300 4.300 0 0 1 8 2.100c0 5.900-8 10.800-8 10.800Z';

/** A heart, apart from the icons that every page loads. */
export const HeartIcon = ({ size = 20, className }: { size?: number; className?: string | undefined }) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={SHAPE} />
  </svg>
);
