'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import formStyles from '@/components/form/form.module.css'
import type { Locale } from '@/lib/contract/locale'
import type { LibraryPicture } from '@/lib/contract/media'
import type { LeaveGuard } from './details/picture-details-view'
import { MediaLibrary } from './media-library'
import styles from './picture-dialog.module.css'

export interface PictureDialogProps {
  /** The language of the page. */
  locale: Locale
  /** The picture whose details are shown first; null shows the library. */
  details: number | null
  onChoose: (picture: LibraryPicture) => void
  onClose: () => void
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/**
 * The media library over the page, from which a picture is chosen. It stands at the document's end: a form in which it is
 * opened may not hold its forms, and must not hear of them.
 */
export function PictureDialog({ locale, details, onChoose, onClose }: PictureDialogProps) {
  const t = useTranslations('editor.pictures')
  const dialog = useRef<HTMLDialogElement>(null)
  const guard = useRef<LeaveGuard | null>(null)

  // Closed by hand as long as it is in the document: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const close = () => (guard.current ? guard.current(onClose) : onClose())

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby="picture-dialog-title"
      className={styles.dialog}
      onSubmit={stop}
      onClick={stop}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={styles.head}>
        <h2 id="picture-dialog-title" className={styles.title}>
          {t('title')}
        </h2>
        <button type="button" className={formStyles.quiet} onClick={close}>
          {t('close')}
        </button>
      </div>
      <div className={styles.body}>
        <MediaLibrary locale={locale} details={details} onChoose={onChoose} guard={guard} />
      </div>
    </dialog>,
    document.body,
  )
}
