import encodeQR from 'qr';

/** Draws a QR code as SVG. */
export function drawQr(text: string): string {
  return encodeQR(text, 'svg', { ecc: 'medium', border: 2 });
}

/** Returns the address of a QR code’s picture within its own page. Mail programs show only attached pictures. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawQr(text))}`;
}
