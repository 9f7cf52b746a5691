import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadDirectory } from '@/lib/contract/records/download'
import {
  type AddressedCategory,
  toDownloadCategoryAddress,
  toDownloadDirectoryAddress,
} from '@/lib/i18n/download-address'
import { buildPath } from '@/lib/i18n/paths'
import type { DownloadScope } from './loaders'

/**
 * A page of a list of directories: of one category or of all (null), optionally with a search. The
 * first page has the number 1.
 */
export interface DownloadListRequest {
  category: AddressedCategory | null
  page?: number
  search?: string
}

export interface DownloadAddresses {
  list: (request: DownloadListRequest) => string
  directory: (directory: Pick<DownloadDirectory, 'id' | 'slug' | 'category'>) => string
}

/** Returns the addresses of public or protected downloads in a language. */
export function getDownloadAddresses(locale: Locale, scope: DownloadScope): DownloadAddresses {
  return scope === 'protected' ? createProtectedAddresses(locale) : createPublicAddresses(locale)
}

const toQuery = (parameters: Record<string, string>) => {
  const text = new URLSearchParams(parameters).toString()
  return text === '' ? '' : `?${text}`
}

const toParameters = ({ page = 1, search = '' }: DownloadListRequest): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(page > 1 && { page: String(page) }),
})

function createProtectedAddresses(locale: Locale): DownloadAddresses {
  const toPath = (...segments: string[]) => buildPath(locale, '/account/downloads/[[...segments]]', { segments })
  return {
    list: (request) => toPath(...(request.category ? [request.category.slug] : [])) + toQuery(toParameters(request)),
    directory: ({ id, slug }) => toPath(slug, String(id)),
  }
}

function createPublicAddresses(locale: Locale): DownloadAddresses {
  return {
    list: (request) => {
      const { category } = request
      const path = category ? toDownloadCategoryAddress(locale, category) : buildPath(locale, '/downloads')
      return path + toQuery(toParameters(request))
    },
    directory: (directory) => toDownloadDirectoryAddress(locale, directory),
  }
}
