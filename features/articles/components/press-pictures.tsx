import { useTranslations } from 'next-intl'
import { formatFileSize } from '@/components/files/file-format'
import { Picture } from '@/components/media/picture'
import type { Locale } from '@/lib/contract/common/locale'
import type { PressPicture } from '@/lib/contract/pages/article'
import styles from './press-pictures.module.css'

export interface PressPicturesProps {
  pictures: readonly PressPicture[]
  /** The terms of use for the pictures; empty for none. */
  terms: string
  locale: Locale
}

/** Links to the press pictures of a release in full resolution, with credits and terms of use. */
export function PressPictures({ pictures, terms, locale }: PressPicturesProps) {
  const t = useTranslations('articles.pictures')
  return (
    <>
      {terms !== '' && (
        <p className={styles.terms}>
          <strong>{t('terms')}</strong> {terms}
        </p>
      )}
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.image.id}>
            <PictureLink picture={picture} number={index + 1} locale={locale} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface PictureLinkProps {
  picture: PressPicture
  number: number
  locale: Locale
}

function PictureLink({ picture: { image, size, type, url }, number, locale }: PictureLinkProps) {
  const t = useTranslations('articles.pictures')
  const bytes = formatFileSize(size, locale)
  const { width, height, copyright } = image
  return (
    <a className={styles.picture} href={url} download>
      <span className={styles.frame}>
        {/* The adjacent text describes the picture. */}
        <Picture image={{ ...image, alt: '' }} sizes="12rem" fill />
      </span>
      <span className={styles.words}>
        <strong>{image.description || image.alt || t('untitled', { number })}</strong>
        {copyright !== '' && <span>{t('credit', { name: copyright })}</span>}
        <span className={styles.facts}>
          {type.split('/').at(-1)?.toUpperCase()}, {t('size', { width, height })},{' '}
          <span aria-hidden="true">{bytes.short}</span>
          <span className="visually-hidden">{bytes.long}</span>
        </span>
      </span>
    </a>
  )
}
