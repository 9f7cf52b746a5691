import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Tree, TreeItem, TreeToggle } from '@/components/ui/aria/tree'
import { BaseButton } from '@/components/ui/base-button'
import { ReadFailure } from '@/components/ui/read-failure'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/lib/contract/common/locale'
import type { MediaFolder } from '@/lib/contract/media/media'
import type { PictureQuery } from '../calls'
import styles from './folder-panel.module.css'
import { FolderTools } from './folder-tools'
import { type FolderNode, listFolderPath, toFolderTree } from './folder-tree'

export interface FolderPanelProps {
  locale: Locale
  folders: UseQueryResult<MediaFolder[]>
  selectedFolder: PictureQuery['folder']
  onChoose: (folder: PictureQuery['folder']) => void
}

/** The tree of folders with the actions of the selected one. Selecting a folder expands it. */
export function FolderPanel({ locale, folders: query, selectedFolder, onChoose }: FolderPanelProps) {
  const t = useTranslations('editor.pictures.folders')
  const { data: folders } = query
  const panel = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  const [openIds, setOpenIds] = useState<ReadonlySet<string | number>>(new Set())
  const path = listFolderPath(folders ?? [], typeof selectedFolder === 'number' ? selectedFolder : null)
  const select = (folder: PictureQuery['folder']) => {
    if (typeof folder === 'number') setOpenIds(new Set([...openIds, folder]))
    onChoose(folder)
  }
  // The ancestors of the selected folder are always expanded. A folder may have been created in a
  // collapsed one or moved there.
  const expandedIds = new Set([...openIds, ...path.slice(1).map(({ id }) => id)])
  const currentName = path[0]?.name ?? t(selectedFolder === 'none' ? 'none' : 'all')

  /** Selects a folder and moves the focus to it, because the form that had the focus is removed. */
  const selectAndFocus = (folderId: number | null) => {
    flushSync(() => select(folderId))
    panel.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
  }

  return (
    <section ref={panel} aria-label={t('title')} className={styles.panel} data-open={isShown ? '' : undefined}>
      <BaseButton className={styles.toggle} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t('toggle', { name: currentName })}
      </BaseButton>
      <div className={styles.content}>
        {isHydrated && (
          <Tree label={t('title')} expandedKeys={expandedIds} onExpand={setOpenIds}>
            <Entry id="all" name={t('all')} isSelected={selectedFolder === null} onSelect={() => select(null)} />
            <Entry id="none" name={t('none')} isSelected={selectedFolder === 'none'} onSelect={() => select('none')} />
            <Branch nodes={toFolderTree(folders ?? [])} selectedFolder={selectedFolder} onSelect={select} />
          </Tree>
        )}
        <ReadFailure query={query} />
        {folders && (
          <FolderTools
            key={path[0]?.id ?? 'top'}
            locale={locale}
            folders={folders}
            folder={path[0] ?? null}
            onDone={selectAndFocus}
          />
        )}
      </div>
    </section>
  )
}

interface BranchProps {
  nodes: readonly FolderNode[]
  selectedFolder: PictureQuery['folder']
  onSelect: (folder: number) => void
}

function Branch({ nodes, selectedFolder, onSelect }: BranchProps) {
  return nodes.map(({ folder, children }) => (
    <Entry
      key={folder.id}
      id={folder.id}
      name={folder.name}
      count={folder.pictures}
      isSelected={selectedFolder === folder.id}
      onSelect={() => onSelect(folder.id)}
    >
      {children.length > 0 && <Branch nodes={children} selectedFolder={selectedFolder} onSelect={onSelect} />}
    </Entry>
  ))
}

interface EntryProps {
  id: string | number
  name: string
  /** The number of pictures in the folder. Omitted for entries that are not folders. */
  count?: number
  isSelected: boolean
  onSelect: () => void
  children?: ReactNode
}

function Entry({ id, name, count, isSelected, onSelect, children }: EntryProps) {
  const t = useTranslations('editor.pictures.folders')
  return (
    <TreeItem
      id={id}
      name={count === undefined ? name : `${name} ${count} ${t('pictures', { count })}`}
      className={styles.entry}
      isCurrent={isSelected}
      onAction={onSelect}
      content={
        <div className={styles.row}>
          {children ? <TreeToggle /> : null}
          <span>{name}</span>
          {count !== undefined && (
            <span className={styles.count}>
              {count} <span className="visually-hidden">{t('pictures', { count })}</span>
            </span>
          )}
        </div>
      }
    >
      {children}
    </TreeItem>
  )
}
