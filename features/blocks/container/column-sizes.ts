import type { containerLayouts } from '@/lib/contract/module'
import { pageSizes } from '../list-sizes'

type Layout = (typeof containerLayouts)[number]

/** The page's greatest width in rem (styles/tokens.css, `--page`). */
const pageWidth = 120

/** The attribute `sizes` for a picture in a column: the column's share of the window, all of it where columns stack. */
export function columnSizes(layout: Layout, index: number): string {
  const share = Number(layout.split('-')[index] ?? 100)
  if (share === 100) return pageSizes
  return `(min-width: 45em) min(${share}vw, ${(pageWidth * share) / 100}rem), 100vw`
}
