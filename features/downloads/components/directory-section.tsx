import { FileList } from '@/components/files/file-list'
import { ZipLink } from '@/components/files/zip-link'
import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadDirectory } from '@/lib/contract/records/download'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './directory-section.module.css'

export interface DirectorySectionProps {
  directory: DownloadDirectory
  locale: Locale
  /** The address of the directory's page; null on that page, whose heading is its title. */
  href: string | null
  newFileIds: ReadonlySet<number>
  /** True if only some of the files are displayed. Then no ZIP file of the directory is offered. */
  isFiltered?: boolean
}

/** A directory of downloads: its title, description and files. */
export function DirectorySection({ directory, locale, href, newFileIds, isFiltered = false }: DirectorySectionProps) {
  const { id, slug, title, description, files } = directory
  return (
    <section
      className={styles.directory}
      aria-labelledby={href === null ? undefined : `directory-${slug}`}
      data-record={`download-directories/${id}`}
    >
      {href !== null && (
        <h2 className={styles.title} id={`directory-${slug}`}>
          <PageLink href={href}>{title}</PageLink>
        </h2>
      )}
      {description && <p className={styles.description}>{description}</p>}
      <FileList files={files} locale={locale} newFileIds={newFileIds} />
      {!isFiltered && <ZipLink directory={directory} locale={locale} />}
    </section>
  )
}
