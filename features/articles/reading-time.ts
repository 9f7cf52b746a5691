import { listChildModules, type Module } from '@/lib/contract/blocks/module'

/** The approximate speed of reading German texts. */
const wordsPerMinute = 200

const isText = (value: unknown): value is string => typeof value === 'string'

/** Counts the words in the texts of modules, including nested modules. */
function countWords(modules: readonly Module[]): number {
  return modules.reduce((sum, module) => {
    const { content, text, headline } = module.data as Record<string, unknown>
    const words = [content, text, headline]
      .filter(isText)
      .join(' ')
      .replace(/<[^>]*>/g, ' ')
    return sum + (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + countWords(listChildModules(module))
  }, 0)
}

/** Estimates the time in minutes for reading the modules; at least 1. */
export function estimateReadingMinutes(modules: readonly Module[]): number {
  return Math.max(1, Math.round(countWords(modules) / wordsPerMinute))
}
