'use client'

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { useFocusNearby } from '@/components/behavior/use-focus-fallback'
import formStyles from '@/components/form/form.module.css'
import { Button } from '@/components/ui/button'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { PictureQuery } from './calls'
import { type LeaveGuard, PictureDetailsView } from './details/picture-details-view'
import { Question } from './details/question'
import { FolderPanel } from './library/folder-panel'
import { LibraryTools } from './library/library-tools'
import { PictureGrid, toDetailsButtonId } from './library/picture-grid'
import styles from './media-library.module.css'
import { foldersQuery, picturesQuery } from './queries'
import { UploadList } from './uploads/upload-list'
import { type UploadedPicture, uploadPicture } from './uploads/upload-picture'
import { createUploadQueue, type UploadQueue } from './uploads/upload-queue'
import { useFileDrop } from './uploads/use-file-drop'
import { usePictureChanges } from './use-picture-changes'

export interface MediaLibraryProps {
  locale: Locale
  /** The id of the picture whose details are initially open; null for none. */
  detailsPictureId?: number | null
  /**
   * Selects a picture, also after the upload of a single one. Omitted if pictures cannot be
   * selected, as on the screen of the library.
   */
  onChoose?: (picture: LibraryPicture) => void
  /** Set to the guard of unsaved details and running uploads. */
  guard?: RefObject<LeaveGuard | null>
  /** Files that were dropped or pasted before the library was loaded. It takes and uploads them. */
  earlyFiles?: RefObject<File[]>
}

const searchDelayMs = 300

const initialQuery: PictureQuery = { searchTerm: '', folder: null, order: '-created_at' }

/** The media library (spec §7): pictures in folders, search, uploads and details. */
export function MediaLibrary({ locale, detailsPictureId = null, onChoose, guard, earlyFiles }: MediaLibraryProps) {
  const t = useTranslations('editor.pictures')
  const [filter, setFilter] = useState(initialQuery)
  const query = { ...filter, searchTerm: useDebounced(filter.searchTerm.trim(), searchDelayMs) }
  const [openPicture, setOpenPicture] = useState(detailsPictureId)
  const list = useInfiniteQuery({ ...picturesQuery(locale, query), placeholderData: keepPreviousData })
  const folders = useQuery(foldersQuery(locale))
  const changes = usePictureChanges(locale)
  const queue = useUploads(locale, ({ picture }) => {
    void changes.addPicture(picture, query)
    const isOnlyUpload = queue.uploads.filter(({ state }) => state !== 'failed').length === 1
    if (isOnlyUpload && openPicture === null) onChoose?.(picture)
  })
  const detailsGuard = useRef<LeaveGuard | null>(null)
  const [proceed, setProceed] = useState<(() => void) | null>(null)
  if (proceed && !queue.isActive) setProceed(null)
  useImperativeHandle(guard, (): LeaveGuard => {
    const askAboutUploads: LeaveGuard = (callback) => (queue.isActive ? setProceed(() => callback) : callback())
    return (callback) =>
      detailsGuard.current ? detailsGuard.current(() => askAboutUploads(callback)) : askAboutUploads(callback)
  })
  const { folder } = query
  const addFiles = (files: readonly File[]) => queue.add(files, typeof folder === 'number' ? folder : null)
  const isDraggedOver = useFileDrop({ onFiles: addFiles, isActive: () => true })
  useFocusNearby()
  const addEarlyFiles = useEffectEvent(() => addFiles(earlyFiles?.current.splice(0) ?? []))
  useEffect(() => addEarlyFiles(), [])

  /** Closes the details and returns the focus to the button that opened them. */
  const closeDetails = (pictureId: number) => {
    flushSync(() => setOpenPicture(null))
    document.getElementById(toDetailsButtonId(pictureId))?.focus()
  }

  return (
    <div className={styles.library} data-over={isDraggedOver ? '' : undefined}>
      {proceed && (
        <Question text={t('uploads.leave')}>
          <Button onClick={() => setProceed(null)}>{t('uploads.stay')}</Button>
          <Button onClick={proceed}>{t('close')}</Button>
        </Question>
      )}
      <div className={styles.browse} hidden={openPicture !== null}>
        <FolderPanel
          locale={locale}
          folders={folders}
          selectedFolder={folder}
          onChoose={(folderId) => setFilter({ ...filter, folder: folderId })}
        />
        <div className={styles.results}>
          <LibraryTools query={filter} onQuery={setFilter} onFiles={addFiles} />
          <UploadList queue={queue} onDetails={({ id }) => setOpenPicture(id)} />
          <PictureGrid
            locale={locale}
            list={list}
            isFiltered={query.searchTerm !== '' || folder !== null}
            onChoose={onChoose}
            onDetails={({ id }) => setOpenPicture(id)}
          />
        </div>
      </div>
      {openPicture !== null && (
        <PictureDetailsView
          key={openPicture}
          locale={locale}
          id={openPicture}
          folders={folders.data ?? []}
          guard={detailsGuard}
          onBack={() => closeDetails(openPicture)}
          onChoose={onChoose}
          onDeleted={() => setOpenPicture(null)}
        />
      )}
      {isDraggedOver && <p className={`${styles.drop} ${formStyles.label}`}>{t('drop')}</p>}
    </div>
  )
}

/** Creates an upload queue. The calling component is rendered again when an upload progresses. */
function useUploads(locale: Locale, onDone: (picture: UploadedPicture) => void): UploadQueue {
  const [queue] = useState(() =>
    warnWhileActive(createUploadQueue((upload, parts) => uploadPicture(locale, upload, parts))),
  )
  const receive = useEffectEvent(onDone)
  useEffect(() => queue.onDone((picture) => receive(picture)), [queue])
  useSyncExternalStore(
    queue.subscribe,
    () => queue.uploads,
    () => queue.uploads,
  )
  return queue
}

/** Warns before the document is left during uploads, also after the library was closed. */
function warnWhileActive(queue: UploadQueue): UploadQueue {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    if (queue.isActive) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })
  return queue
}
