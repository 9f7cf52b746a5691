import type { Locale } from './locale'
import { slugOf } from './slug'

const folders = { de: 'jobboerse', en: 'jobs' } as const satisfies Record<Locale, string>

/** The path of an ad on the board, without language prefix (spec §2); the words of its title are for people alone. */
export function jobPath(locale: Locale, { id, title }: { id: number; title: string }): string {
  return `${folders[locale]}/${slugOf(title) || 'job'}/${id}`
}
