import type { Module } from '@/lib/contract/blocks/module'

/** The approximate speed of reading German texts. */
const wordsPerMinute = 200

const isText = (value: unknown): value is string => typeof value === 'string'

/** Counts the words in the texts of modules, including nested modules. */
function countWords(modules: readonly Module[]): number {
  return modules.reduce((sum, { data, children, columns }) => {
    const { content, text, headline } = data as Record<string, unknown>
    const words = [content, text, headline]
      .filter(isText)
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
    const innerModules = [...children, ...columns.flatMap((column) => column.children)]
    return sum + (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + countWords(innerModules)
  }, 0)
}

/** Estimates the time in minutes for reading the modules; at least 1. */
export function estimateReadingMinutes(modules: readonly Module[]): number {
  return Math.max(1, Math.round(countWords(modules) / wordsPerMinute))
}
