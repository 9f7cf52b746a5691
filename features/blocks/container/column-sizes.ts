import type { containerLayouts } from '@/lib/contract/blocks/module'
import { pageSizes } from '../list-sizes'

type Layout = (typeof containerLayouts)[number]

/** The page's greatest width in rem (styles/tokens.css, `--page`). */
const pageWidth = 120

/** The viewport width in em from which two or three columns are side by side (view.module.css). */
const columnsFromEm = { 2: 47, 3: 62 } as const

/**
 * Returns the `sizes` attribute of pictures in a column: the column's share of the window, or
 * `100vw` in windows where columns are stacked.
 */
export function getColumnSizes(layout: Layout, index: number): string {
  const shares = layout.split('-')
  const share = Number(shares[index] ?? 100)
  if (share === 100) return pageSizes
  const fromEm = columnsFromEm[shares.length === 3 ? 3 : 2]
  return `(min-width: ${fromEm}em) min(${share}vw, ${(pageWidth * share) / 100}rem), 100vw`
}
