import type { Localized } from '@/backend/platform/db/schema/columns'
import type { Locale } from '@/lib/contract/common/locale'

/** The rows of a CSV file, or the appointments of a calendar file, each with date and text. */
export type SeedRows = readonly (readonly string[])[]

/**
 * A demo file. The extension of its name determines its kind. Its content is created when the demo
 * is loaded.
 */
export interface SeedDownload {
  name: string
  title: Localized
  /** The language of the file. */
  language: Locale
  date: string
  /**
   * The rows of a table, starting with the header, or the appointments of a calendar, each with
   * date (YYYY-MM-DD) and text.
   */
  rows?: SeedRows
  /** A file in demo/pictures that is its content. */
  picture?: string | undefined
}

export interface SeedDownloadDirectory {
  slug: string
  title: Localized
  /**
   * The description, which is shown above the files and is part of each document in the directory.
   */
  description: Localized
  files: readonly SeedDownload[]
}

export interface SeedDownloadCategory {
  slug: string
  title: Localized
  isProtected: boolean
  directories: readonly SeedDownloadDirectory[]
}
