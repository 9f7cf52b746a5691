import { useTranslations } from 'next-intl'
import type { DownloadFile } from '@/lib/contract/download'
import type { Locale } from '@/lib/contract/locale'
import { dayInWords } from '@/lib/time-in-words'
import { formatFileSize, kindOf } from '../file-facts'
import styles from './file-list.module.css'

/** Files as rows: each row is one link, so that screen readers read type, size and date with the title. */
export function FileList({ files, locale }: { files: DownloadFile[]; locale: Locale }) {
  const t = useTranslations('downloads')
  if (files.length === 0) return <p className={styles.empty}>{t('emptyDirectory')}</p>
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} locale={locale} language={t(`languages.${file.language}`)} />
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file, locale, language }: { file: DownloadFile; locale: Locale; language: string }) {
  const size = formatFileSize(file.size, locale)
  return (
    <a className={styles.file} href={file.url} hrefLang={file.language} download>
      <strong className={styles.title}>{file.title}</strong>{' '}
      <span>
        {kindOf(file)}, <span aria-hidden="true">{size.short}</span>
        <span className="visually-hidden">{size.long}</span>
      </span>{' '}
      <span>{language}</span> <time dateTime={file.date}>{dayInWords(file.date, locale)}</time>
    </a>
  )
}
