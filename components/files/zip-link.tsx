import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadDirectory } from '@/lib/contract/records/download'
import { formatFileSize } from './file-format'
import styles from './zip-link.module.css'

export interface ZipLinkProps {
  directory: Pick<DownloadDirectory, 'files' | 'zip'>
  locale: Locale
}

/**
 * Link to an archive of a directory's files; renders nothing for fewer than two files or without an
 * archive.
 */
export function ZipLink({ directory: { files, zip }, locale }: ZipLinkProps) {
  const t = useTranslations('downloads')
  if (!zip || files.length < 2) return null
  const size = formatFileSize(
    files.reduce((sum, file) => sum + file.size, 0),
    locale,
  )
  return (
    <p className={styles.zip} data-no-print>
      <a href={zip} download>
        {t('zip', { count: files.length })}
      </a>{' '}
      <span aria-hidden="true">{size.short}</span>
      <span className="visually-hidden">{size.long}</span>
    </p>
  )
}
