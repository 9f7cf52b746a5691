import type { Localized } from '@/backend/platform/db/schema/columns'
import type { Locale } from '@/lib/contract/common/locale'

/** Rows of a CSV file, or appointments of a calendar with date and text. */
export type SeedRows = readonly (readonly string[])[]

/** A demo file, which is created when the demo is loaded. The extension determines its kind. */
export interface SeedDownload {
  name: string
  title: Localized
  language: Locale
  date: string
  /**
   * Rows of a table, header first, or appointments of a calendar with date (YYYY-MM-DD) and text.
   */
  rows?: SeedRows
  /** A file in demo/pictures with the content. */
  picture?: string | undefined
}

export interface SeedDownloadDirectory {
  slug: string
  title: Localized
  /** Shown above the files, and part of each document. */
  description: Localized
  files: readonly SeedDownload[]
}

export interface SeedDownloadCategory {
  slug: string
  title: Localized
  isProtected: boolean
  directories: readonly SeedDownloadDirectory[]
}
