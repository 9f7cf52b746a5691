import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadCategory, DownloadDirectory } from '@/lib/contract/records/download'
import { pathOf } from '@/lib/i18n/paths'
import type { Scope } from './loaders'

/** A list of downloads: those of a category, or of all (null), that have some words; pages count from 1. */
export interface AskedDownloads {
  category: Pick<DownloadCategory, 'slug'> | null
  page?: number
  search?: string
}

/** The addresses of the downloads' pages. */
export interface DownloadAddresses {
  list: (asked: AskedDownloads) => string
  directory: (directory: Pick<DownloadDirectory, 'id' | 'slug'>) => string
}

/** The addresses of public or protected downloads in a language. */
export function downloadAddresses(locale: Locale, scope: Scope): DownloadAddresses {
  return scope === 'protected' ? protectedAddresses(locale) : publicAddresses(locale)
}

const query = (parameters: Record<string, string>) => {
  const text = new URLSearchParams(parameters).toString()
  return text === '' ? '' : `?${text}`
}

const partOf = ({ page = 1, search = '' }: AskedDownloads): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(page > 1 && { page: String(page) }),
})

function protectedAddresses(locale: Locale): DownloadAddresses {
  const at = (...segments: string[]) => pathOf(locale, '/account/downloads/[[...segments]]', { segments })
  return {
    list: (asked) => at(...(asked.category ? [asked.category.slug] : [])) + query(partOf(asked)),
    directory: ({ id, slug }) => at(slug, String(id)),
  }
}

function publicAddresses(locale: Locale): DownloadAddresses {
  return {
    list: (asked) =>
      pathOf(locale, '/downloads') +
      query({ ...(asked.category && { category: asked.category.slug }), ...partOf(asked) }),
    directory: ({ id, slug }) =>
      pathOf(locale, '/downloads/[category]/[id]', { category: slug, id: String(id) }),
  }
}
