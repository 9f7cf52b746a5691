/** The attribute `sizes` of what takes the page's whole width (styles/tokens.css, `--page`). */
export const pageSizes = 'min(100vw, 120rem)'

/** How many items are side by side from a width of the window on, in em. */
export interface SizeStep {
  from: number
  columns: number
}

function share(columns: number): string {
  const part = (whole: number) => Number((whole / columns).toFixed(1))
  return `min(${part(100)}vw, ${part(120)}rem)`
}

/**
 * The attribute `sizes` for the pictures of a list in a place of the width `sizes`: their share of the page by the
 * window's width, the widest step first. In a narrower place, where the number of columns does not follow from the window's width,
 * the place's own width: a little too large is sharp, too small is not.
 */
export function listSizes(sizes: string, steps: readonly SizeStep[]): string {
  if (sizes !== pageSizes) return sizes
  return [...steps.map(({ from, columns }) => `(min-width: ${from}em) ${share(columns)}`), '100vw'].join(', ')
}

/**
 * The same for a picture that reaches the window's edge and so grows with it beyond the page: its share of the window from
 * a width on, all of it before.
 */
export function bleedSizes(sizes: string, { from, columns }: SizeStep): string {
  if (sizes !== pageSizes) return sizes
  return `(min-width: ${from}em) ${Number((100 / columns).toFixed(1))}vw, 100vw`
}
