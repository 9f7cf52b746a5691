/** Texts for distances in a language; `{km}` is the number of kilometers. */
export type DistanceTexts = Record<'away' | 'near' | 'farUnknown', string>

/** Formats a distance with limited precision, because positions of postcodes are areas. */
export function distanceInWords(kilometers: number | null, texts: DistanceTexts): string {
  if (kilometers === null) return texts.farUnknown
  if (kilometers < 5) return texts.near
  const step = kilometers < 50 ? 5 : 10
  return texts.away.replace('{km}', String(Math.round(kilometers / step) * step))
}
