/** The `sizes` attribute of full-width content (styles/tokens.css, `--page`). */
export const pageSizes = 'min(100vw, 120rem)'

/** The number of columns from a viewport width on, in em. */
export interface SizeStep {
  from: number
  columns: number
}

function share(columns: number): string {
  const part = (whole: number) => Number((whole / columns).toFixed(1))
  return `min(${part(100)}vw, ${part(120)}rem)`
}

/**
 * The `sizes` attribute for the pictures of a list in a container of the width `sizes`: their share of the page by the
 * viewport's width, the widest step first. In a narrower container, where the number of columns does not follow from the viewport,
 * the container's whole width: too large a picture is sharp, too small a one is not.
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
