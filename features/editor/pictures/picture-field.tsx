'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { Picture } from '@/components/media/picture'
import type { Image } from '@/lib/contract/image'
import type { Locale } from '@/lib/contract/locale'
import type { LibraryPicture } from '@/lib/contract/media'
import { readPicture } from './calls'
import { imageOf } from './image-of'
import { PictureDialog } from './picture-dialog'
import styles from './picture-field.module.css'
import { PictureMark } from './picture-mark'
import { useChangedPictures } from './picture-news'

export interface PictureFieldProps {
  id: string
  label: string
  value: Image | null
  onChange: (image: Image | null) => void
  isRequired?: boolean
  error?: string
  /** The language of the page: in it the picture has to be described. */
  locale: Locale
}

/** A picture in a form: what it shows and whether it is described, with the ways to another one and to its details. */
export function PictureField({
  id,
  label,
  value,
  onChange,
  isRequired = false,
  error,
  locale,
}: PictureFieldProps) {
  const t = useTranslations('editor.pictures.field')
  const [opened, setOpened] = useState<'library' | 'details' | null>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const picture = usePicture(locale, value)
  const shown = picture ? imageOf(picture) : value

  return (
    <fieldset aria-describedby={error && `${id}-error`} className={formStyles.group}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.chosen}>
        {shown && (
          <>
            <Picture image={{ ...shown, alt: '' }} sizes="8rem" className={styles.picture} />
            <div>
              {shown.alt && <p className={styles.alt}>{shown.alt}</p>}
              {picture && <PictureMark picture={picture} locale={locale} />}
            </div>
          </>
        )}
        {!shown && <p className={formStyles.hint}>{t('none')}</p>}
      </div>
      <div className={styles.actions}>
        <button
          ref={choose}
          id={id}
          type="button"
          className={formStyles.quiet}
          onClick={() => setOpened('library')}
        >
          {t(value ? 'replace' : 'choose')}
        </button>
        {value && (
          <>
            <button type="button" className={formStyles.quiet} onClick={() => setOpened('details')}>
              {t('details')}
            </button>
            <button
              type="button"
              className={formStyles.quiet}
              onClick={() => {
                onChange(null)
                choose.current?.focus()
              }}
            >
              {t('remove')}
            </button>
          </>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={formStyles.error}>
          {error}
        </p>
      )}
      {opened && (
        <PictureDialog
          locale={locale}
          details={opened === 'details' ? (value?.id ?? null) : null}
          onChoose={(chosen) => {
            setOpened(null)
            onChange(imageOf(chosen))
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  )
}

/** The picture as the library knows it now; null until it is read. */
function usePicture(locale: Locale, value: Image | null): LibraryPicture | null {
  const [picture, setPicture] = useState<LibraryPicture | null>(null)
  const id = value?.id ?? null
  const changed = useChangedPictures().get(id ?? 0)

  useEffect(() => {
    let isOver = false
    if (id !== null) {
      void readPicture(locale, id).then((result) => {
        if (!isOver && result.ok) setPicture(result.value)
      })
    }
    return () => {
      isOver = true
    }
  }, [locale, id])

  if (changed) return changed
  return picture?.id === id ? picture : null
}
