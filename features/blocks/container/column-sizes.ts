import type { containerLayouts } from '@/lib/contract/blocks/module'
import { pageSizes } from '../list-sizes'

type Layout = (typeof containerLayouts)[number]

/** The page's greatest width in rem (styles/tokens.css, `--page`). */
const pageWidth = 120

/** The window's width, in em, from which two or three columns are side by side (view.module.css). */
const besideFrom = { 2: 47, 3: 62 } as const

/** The attribute `sizes` for a picture in a column: the column's share of the window, all of it where columns stack. */
export function columnSizes(layout: Layout, index: number): string {
  const shares = layout.split('-')
  const share = Number(shares[index] ?? 100)
  if (share === 100) return pageSizes
  const from = besideFrom[shares.length === 3 ? 3 : 2]
  return `(min-width: ${from}em) min(${share}vw, ${(pageWidth * share) / 100}rem), 100vw`
}
