/** Texts for distances; `{km}` in `away` is replaced by the number of kilometers. */
export type DistanceTexts = Record<'away' | 'near' | 'unknownDistance', string>

/**
 * Formats a distance, rounded to 5 or 10 km, because only the positions of postcode areas are
 * known.
 * @param kilometers null for an unknown distance
 */
export function formatDistance(kilometers: number | null, texts: DistanceTexts): string {
  if (kilometers === null) return texts.unknownDistance
  if (kilometers < 5) return texts.near
  const step = kilometers < 50 ? 5 : 10
  return texts.away.replace('{km}', String(Math.round(kilometers / step) * step))
}
