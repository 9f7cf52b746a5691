/** The `sizes` attribute of full-width content (styles/tokens.css, `--page`). */
export const pageSizes = 'min(100vw, 120rem)'

/** The number of columns in windows that are at least `fromEm` wide. */
export interface SizeStep {
  fromEm: number
  columns: number
}

function formatShare(columns: number): string {
  const toColumnWidth = (totalWidth: number) => Number((totalWidth / columns).toFixed(1))
  return `min(${toColumnWidth(100)}vw, ${toColumnWidth(120)}rem)`
}

/**
 * Returns the `sizes` attribute of the pictures in a list: their share of the page by viewport
 * width, the widest step first. In a container narrower than the page it returns the width of the
 * container, because the viewport does not determine the number of columns there. Pictures may then
 * be larger than needed.
 */
export function getListSizes(sizes: string, steps: readonly SizeStep[]): string {
  if (sizes !== pageSizes) return sizes
  return [...steps.map(({ fromEm, columns }) => `(min-width: ${fromEm}em) ${formatShare(columns)}`), '100vw'].join(', ')
}

/**
 * Returns the `sizes` attribute of a picture that extends to the edge of the viewport: its share of
 * a viewport wider than the step, `100vw` of a narrower one.
 */
export function getBleedSizes(sizes: string, { fromEm, columns }: SizeStep): string {
  if (sizes !== pageSizes) return sizes
  return `(min-width: ${fromEm}em) ${Number((100 / columns).toFixed(1))}vw, 100vw`
}
