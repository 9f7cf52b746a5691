import type {
  DownloadCategoryRow,
  DownloadDirectoryRow,
  DownloadFileRow,
} from '@/backend/platform/db/schema/library/downloads'
import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadDirectory, DownloadFile } from '@/lib/contract/records/download'
import { toBerlinIso } from '@/lib/datetime'
import { presentCategory } from './categories'
import { zipLength } from './zip'

/**
 * Returns the URL of a file, which is the same in all languages. It ends with the name under which
 * browsers save the file.
 */
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
    published: toBerlinIso(file.storedAt),
  }
}

/**
 * Returns the URL of the ZIP archive of a directory; null if the files exceed the limits of an
 * archive.
 */
function zipUrl(id: number, isProtected: boolean, files: readonly DownloadFileRow[]): string | null {
  const path = isProtected ? 'download-protected-directories' : 'download-directories'
  return zipLength(files) === null ? null : `/api/${path}/${id}/files.zip`
}

/** Converts directories to one language. Each gets its files in the order of `files`. */
export function presentDirectories(
  rows: readonly { directory: DownloadDirectoryRow; category: DownloadCategoryRow }[],
  files: readonly DownloadFileRow[],
  locale: Locale,
): DownloadDirectory[] {
  return rows.map(({ directory, category }) => {
    const directoryFiles = files.filter(({ directoryId }) => directoryId === directory.id)
    return {
      id: directory.id,
      title: directory.title[locale],
      slug: directory.slug,
      description: directory.description[locale],
      category: presentCategory(category, locale),
      files: directoryFiles.map((file) => presentFile(file, locale)),
      zip: zipUrl(directory.id, category.isProtected, directoryFiles),
    }
  })
}
