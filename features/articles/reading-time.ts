import type { Module } from '@/lib/contract/blocks/module'

/** German prose is read at about this many words a minute. */
const wordsPerMinute = 200

const isText = (value: unknown): value is string => typeof value === 'string'

/** The words of the texts in these blocks and in all that they hold. */
function wordsIn(modules: readonly Module[]): number {
  return modules.reduce((sum, { data, children, columns }) => {
    const { content, text, headline } = data as Record<string, unknown>
    const own = [content, text, headline]
      .filter(isText)
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
    const inside = [...children, ...columns.flatMap((column) => column.children)]
    return sum + (own.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + wordsIn(inside)
  }, 0)
}

/** How many minutes it takes to read these blocks: one at least. */
export function readingMinutes(modules: readonly Module[]): number {
  return Math.max(1, Math.round(wordsIn(modules) / wordsPerMinute))
}
