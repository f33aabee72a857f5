import { hue } from '@cubby/design-system/tokens';
import encodeQR from 'qr';

/** Draws a QR code as SVG, on white in every mode: scanners need dark cells on a light ground. */
export function drawQr(text: string): string {
  const ground = `<rect width="100%" height="100%" fill="${hue.neutral[0]}"/>`;
  return encodeQR(text, 'svg', { ecc: 'medium', border: 2 }).replace(/<svg[^>]*>/, `$&${ground}`);
}

/** Returns the address of a QR code’s picture within its own page. Mail programs show only attached pictures. */
export function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawQr(text))}`;
}
