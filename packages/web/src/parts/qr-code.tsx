import { create } from 'qrcode';
import { useMemo } from 'react';

const MARGIN = 3;

/** A text as a QR code, drawn as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawModules(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1d1710" />
    </svg>
  );
}

function drawModules(text: string): { readonly path: string; readonly size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x)) parts.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`);
    }
  }
  return { path: parts.join(''), size: modules.size + 2 * MARGIN };
}
