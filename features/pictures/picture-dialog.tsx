'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { LeaveGuard } from './details/picture-details-view'
import type { MediaLibraryProps } from './media-library'
import styles from './picture-dialog.module.css'
import { useFileDrop } from './uploads/use-file-drop'

/** Loaded on demand, because most screens never open it and its forms are large. */
const MediaLibrary = createPartOnDemand(
  () => import('./media-library').then((module) => module.MediaLibrary),
  LoadingLibrary,
)

export interface PictureDialogProps {
  locale: Locale
  /** The id of the picture whose details are initially open; null shows the library. */
  detailsPictureId: number | null
  onChoose: (picture: LibraryPicture) => void
  onClose: () => void
}

/**
 * The media library as a dialog that selects a picture. It is rendered at the end of the document,
 * because forms cannot be nested.
 */
export function PictureDialog({ locale, detailsPictureId, onChoose, onClose }: PictureDialogProps) {
  const t = useTranslations('editor.pictures')
  const guard = useRef<LeaveGuard | null>(null)
  const earlyFiles = useRef<File[]>([])

  const close = () => (guard.current ? guard.current(onClose) : onClose())

  return createPortal(
    <Dialog
      title={t('title')}
      headContent={<Button onClick={close}>{t('close')}</Button>}
      className={styles.dialog}
      onClose={close}
    >
      <div className={styles.body}>
        <MediaLibrary
          locale={locale}
          detailsPictureId={detailsPictureId}
          onChoose={onChoose}
          guard={guard}
          earlyFiles={earlyFiles}
        />
      </div>
    </Dialog>,
    document.body,
  )
}

/** Accepts dropped and pasted files until the library is loaded and uploads them. */
function LoadingLibrary({ earlyFiles }: MediaLibraryProps) {
  const t = useTranslations('editor.pictures.library')
  useFileDrop({ onFiles: (files) => earlyFiles?.current.push(...files), isActive: () => true })
  return <p role="status">{t('loading')}</p>
}
