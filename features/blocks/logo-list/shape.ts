/**
 * The aspect ratio of a picture in steps for the style sheet: logos look equally large when their areas are
 * similar, so a wide one has to be lower than a square one.
 */
export function logoShape({ width, height }: { width: number; height: number }) {
  const ratio = height > 0 ? width / height : 1
  if (ratio < 0.75) return 'tall'
  if (ratio < 1.35) return 'square'
  if (ratio < 2.4) return 'wide'
  return ratio < 4.5 ? 'line' : 'long'
}
