import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
  /** A stylesheet of its own would cost the home its hash. */
  className: string | undefined;
}

/** A QR code, dark on light in every theme: many cameras read no other. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} className={className} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
