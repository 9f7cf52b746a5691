'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import formStyles from '@/components/form/form.module.css'
import { Picture } from '@/components/media/picture'
import type { Locale } from '@/lib/contract/locale'
import type { LibraryPicture } from '@/lib/contract/media'
import { listPictures } from './calls'
import { imageOf } from './image-of'

export interface PictureDialogProps {
  /** The language of the page. */
  locale: Locale
  /** The picture whose details are shown first; null shows the library. */
  details: number | null
  onChoose: (picture: LibraryPicture) => void
  onClose: () => void
}

/** The media library as a dialog, from which a picture is chosen. */
export function PictureDialog({ locale, onChoose, onClose }: PictureDialogProps) {
  const t = useTranslations('editor.pictures')
  const dialog = useRef<HTMLDialogElement>(null)
  const [pictures, setPictures] = useState<LibraryPicture[]>([])

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    void listPictures(locale, { words: '', folder: null, order: '-created_at' }, 1).then((result) => {
      if (result.ok) setPictures(result.value.pictures)
    })
  }, [locale])

  return createPortal(
    <dialog ref={dialog} aria-label={t('title')} onClose={onClose}>
      <button type="button" className={formStyles.quiet} onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <Picture image={imageOf(picture)} sizes="8rem" />
              {picture.file_name}
            </button>
          </li>
        ))}
      </ul>
    </dialog>,
    document.body,
  )
}
