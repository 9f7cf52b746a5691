'use client'

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import formStyles from '@/components/form/form.module.css'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { PictureQuery } from './calls'
import { type LeaveGuard, PictureDetailsView } from './details/picture-details-view'
import { FolderPanel } from './library/folder-panel'
import { LibraryTools } from './library/library-tools'
import { detailsButtonId, PictureGrid } from './library/picture-grid'
import styles from './media-library.module.css'
import { foldersQuery, picturesQuery } from './queries'
import { UploadList } from './uploads/upload-list'
import { useFileDrop } from './uploads/use-file-drop'
import { useUploads } from './uploads/use-uploads'
import { usePictureChanges } from './use-picture-changes'

export interface MediaLibraryProps {
  locale: Locale
  /** The picture whose details are shown first. */
  details?: number | null
  /** Selects a picture; undefined where the library is only browsed. */
  onChoose?: (picture: LibraryPicture) => void
  /** Asks whether to discard unsaved details. */
  guard?: RefObject<LeaveGuard | null>
}

/** The debounce delay of the search. */
const searchDelayMs = 300

const initialQuery: PictureQuery = { searchTerm: '', folder: null, order: '-created_at' }

/** The media library (spec §7): pictures in folders, search, uploads and details. */
export function MediaLibrary({ locale, details = null, onChoose, guard }: MediaLibraryProps) {
  const t = useTranslations('editor.pictures')
  const [filter, setFilter] = useState(initialQuery)
  const query = { ...filter, searchTerm: useDebounced(filter.searchTerm.trim(), searchDelayMs) }
  const [opened, setOpened] = useState(details)
  const list = useInfiniteQuery({ ...picturesQuery(locale, query), placeholderData: keepPreviousData })
  const folders = useQuery(foldersQuery(locale))
  const changes = usePictureChanges(locale)
  const queue = useUploads(locale, ({ picture }) => changes.added(picture, query))
  const { folder } = query
  const add = (files: readonly File[]) => queue.add(files, typeof folder === 'number' ? folder : null)
  const isOver = useFileDrop({ onFiles: add, isActive: () => true })

  /** Returns to the list and restores the focus. */
  const back = (left: number) => {
    flushSync(() => setOpened(null))
    document.getElementById(detailsButtonId(left))?.focus()
  }

  return (
    <div className={styles.library} data-over={isOver ? '' : undefined}>
      <div className={styles.browse} hidden={opened !== null}>
        <FolderPanel
          locale={locale}
          folders={folders}
          selected={folder}
          onChoose={(next) => setFilter({ ...filter, folder: next })}
        />
        <div className={styles.found}>
          <LibraryTools query={filter} onQuery={setFilter} onFiles={add} />
          <UploadList queue={queue} onDetails={({ id }) => setOpened(id)} />
          <PictureGrid
            locale={locale}
            list={list}
            isFiltered={query.searchTerm !== '' || folder !== null}
            onChoose={onChoose}
            onDetails={({ id }) => setOpened(id)}
          />
        </div>
      </div>
      {opened !== null && (
        <PictureDetailsView
          key={opened}
          locale={locale}
          id={opened}
          folders={folders.data ?? []}
          guard={guard}
          onBack={() => back(opened)}
          onChoose={onChoose}
          onDeleted={() => setOpened(null)}
        />
      )}
      {isOver && <p className={`${styles.drop} ${formStyles.label}`}>{t('drop')}</p>}
    </div>
  )
}
