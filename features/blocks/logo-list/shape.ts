/**
 * Classifies the aspect ratio of a picture for the style sheet: logos of similar area look equally
 * large, so a wide logo must be lower than a square one.
 */
export function getLogoShape({ width, height }: { width: number; height: number }) {
  const ratio = height > 0 ? width / height : 1
  if (ratio < 0.75) return 'tall'
  if (ratio < 1.35) return 'square'
  if (ratio < 2.4) return 'wide'
  return ratio < 4.5 ? 'wider' : 'widest'
}
