import { hue, mix, paint } from '@cubby/design-system/paints';
import { type Drawing, path, polygon, rect, repeat } from './draw.ts';
import type { Material, Mood } from './mood.ts';
import type { ShopKind } from './shop-kinds.ts';

/** Draws a striped awning, a plain one, or a lit board, as is typical for such places. */
export function awningOf(
  kind: ShopKind,
  cloth: Material,
  wood: Material,
  mood: Mood,
  x: number,
  y: number,
  width: number,
): Drawing {
  if (kind === 'cafe' || kind === 'souvenir' || kind === 'shop') return awning(cloth, mood, x, y, width, 96);
  if (kind === 'restaurant' || kind === 'luggage') return plainAwning(cloth, mood, x, y, width);
  if (kind === 'hotel' || kind === 'office') return '';
  const lit = mood.dim > 0.2 ? paint.lamplight.evening : mix(cloth.lit, hue.neutral[0], 0.4);
  return (
    rect(x, y - 4, width, 62, cloth.shade, 8) +
    rect(x + 8, y + 4, width - 16, 46, cloth.base, 6) +
    repeat(4, width / 4.6, (step) => rect(x + width / 2 + step - width * 0.075, y + 18, width * 0.15, 18, lit, 9)) +
    rect(x + 10, y + 58, width - 20, 14, wood.shade).replace('/>', ' opacity="0.4"/>')
  );
}

function plainAwning(cloth: Material, mood: Mood, x: number, y: number, width: number): Drawing {
  return (
    rect(x + 6, y + 104, width - 12, 26, mood.shadow).replace('/>', ' opacity="0.22"/>') +
    polygon([x + 26, y, x + width - 26, y, x + width, y + 92, x, y + 92], cloth.base) +
    polygon([x + 26, y, x + width * 0.3, y, x + width * 0.22, y + 92, x, y + 92], cloth.lit) +
    rect(x, y + 90, width, 26, cloth.shade, 4)
  );
}

function awning(cloth: Material, mood: Mood, x: number, y: number, width: number, height: number): Drawing {
  const stripes = Math.max(6, Math.round(width / 62));
  const step = width / stripes;
  const pale = mix(hue.neutral[50], mood.shadow, mood.dim * 0.4);
  const scallops = Array.from({ length: stripes }, (_, index) => {
    const fill = index % 2 ? pale : cloth.base;
    const [left, right] = [x + 22 + (index * (width - 44)) / stripes, x + 22 + ((index + 1) * (width - 44)) / stripes];
    const [low, next] = [x + index * step, x + (index + 1) * step];
    return (
      polygon([left, y, right, y, next, y + height, low, y + height], fill) +
      path(
        `M${low},${y + height - 1} H${next} V${y + height + 16} Q${(low + next) / 2},${y + height + 40} ${low},${y + height + 16} Z`,
        index % 2 ? mix(pale, mood.shadow, 0.14) : cloth.shade,
      )
    );
  });
  return (
    rect(x + 6, y + height + 16, width - 12, 26, mood.shadow).replace('/>', ' opacity="0.22"/>') + scallops.join('')
  );
}
