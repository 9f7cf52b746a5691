import type { DownloadDirectory, DownloadFile } from '@/lib/contract/download'
import type { Locale } from '@/lib/contract/locale'
import type { DownloadCategoryRow, DownloadDirectoryRow, DownloadFileRow } from '../db/schema/downloads'
import { presentCategory } from './categories'

/** The address of a file: the same in every language, and with its name, which it is saved by. */
export function fileUrl({ id, name }: Pick<DownloadFileRow, 'id' | 'name'>): string {
  return `/api/files/${id}/${encodeURIComponent(name)}`
}

function presentFile(file: DownloadFileRow, locale: Locale): DownloadFile {
  return {
    id: file.id,
    title: file.title[locale],
    size: file.byteSize,
    type: file.mime,
    date: file.date,
    language: file.language,
    url: fileUrl(file),
  }
}

/** Directories in one language, each with its files in the order in which `files` has them. */
export function presentDirectories(
  rows: readonly { directory: DownloadDirectoryRow; category: DownloadCategoryRow }[],
  files: readonly DownloadFileRow[],
  locale: Locale,
): DownloadDirectory[] {
  return rows.map(({ directory, category }) => ({
    id: directory.id,
    title: directory.title[locale],
    slug: directory.slug,
    description: directory.description[locale],
    category: presentCategory(category, locale),
    files: files
      .filter(({ directoryId }) => directoryId === directory.id)
      .map((file) => presentFile(file, locale)),
  }))
}
