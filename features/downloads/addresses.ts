import type { DownloadCategory, DownloadDirectory } from '@/lib/contract/download'
import type { Locale } from '@/lib/contract/locale'
import { pathOf } from '@/lib/i18n/paths'
import type { Scope } from './loaders'

/** The addresses of the downloads' pages; a category of null means all, and pages count from 1. */
export interface DownloadAddresses {
  list: (category: Pick<DownloadCategory, 'slug'> | null, page?: number) => string
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

const pageParameter = (page: number): Record<string, string> => (page > 1 ? { page: String(page) } : {})

function protectedAddresses(locale: Locale): DownloadAddresses {
  const at = (...segments: string[]) => pathOf(locale, '/account/downloads/[[...segments]]', { segments })
  return {
    list: (category, page = 1) => at(...(category ? [category.slug] : [])) + query(pageParameter(page)),
    directory: ({ id, slug }) => at(slug, String(id)),
  }
}

function publicAddresses(locale: Locale): DownloadAddresses {
  return {
    list: (category, page = 1) =>
      pathOf(locale, '/downloads') +
      query({ ...(category && { category: category.slug }), ...pageParameter(page) }),
    directory: ({ id, slug }) =>
      pathOf(locale, '/downloads/[category]/[id]', { category: slug, id: String(id) }),
  }
}
