import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadFile } from '@/lib/contract/records/download'
import { formatDate } from '@/lib/time-in-words'
import { formatFileSize, getFileType } from './file-format'
import styles from './file-list.module.css'

export interface FileListProps {
  files: readonly DownloadFile[]
  locale: Locale
  newFileIds?: ReadonlySet<number>
}

/**
 * List of files. Each row is one link, so that screen readers read type, size and date with the
 * title.
 */
export function FileList({ files, locale, newFileIds }: FileListProps) {
  const t = useTranslations('downloads')
  if (files.length === 0) return <p className={styles.empty}>{t('emptyDirectory')}</p>
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id} data-record={`download-files/${file.id}`}>
          <FileLink
            file={file}
            locale={locale}
            language={t(`languages.${file.language}`)}
            mark={newFileIds?.has(file.id) ? t('new') : null}
          />
        </li>
      ))}
    </ul>
  )
}

interface FileLinkProps {
  file: DownloadFile
  locale: Locale
  language: string
  mark: string | null
}

function FileLink({ file, locale, language, mark }: FileLinkProps) {
  const size = formatFileSize(file.size, locale)
  return (
    <a className={styles.file} href={file.url} hrefLang={file.language} download>
      <strong className={styles.title}>
        {file.title} {mark && <span className={styles.new}>{mark}</span>}
      </strong>{' '}
      <span>
        {getFileType(file)}, <span aria-hidden="true">{size.short}</span>
        <span className="visually-hidden">{size.long}</span>
      </span>{' '}
      <span>{language}</span> <time dateTime={file.date}>{formatDate(file.date, locale)}</time>
    </a>
  )
}
