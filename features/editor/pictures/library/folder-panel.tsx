import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BaseButton } from '@/components/ui/base-button'
import type { Locale } from '@/lib/contract/locale'
import type { MediaFolder } from '@/lib/contract/media'
import { ReadFailure } from '../../ui/read-failure'
import type { PictureQuery } from '../calls'
import styles from './folder-panel.module.css'
import { FolderTools } from './folder-tools'
import { type FolderNode, folderPath, treeOfFolders } from './folder-tree'

export interface FolderPanelProps {
  locale: Locale
  folders: UseQueryResult<MediaFolder[]>
  selected: PictureQuery['folder']
  onChoose: (folder: PictureQuery['folder']) => void
}

/** The folders as a tree, of which the way to the selected one is open, and what can be done with that one. */
export function FolderPanel({ locale, folders: read, selected, onChoose }: FolderPanelProps) {
  const t = useTranslations('editor.pictures.folders')
  const { data: folders } = read
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  const path = folderPath(folders ?? [], typeof selected === 'number' ? selected : null)
  const choose = (folder: PictureQuery['folder']) => () => onChoose(folder)
  const current = path[0]?.name ?? t(selected === 'none' ? 'none' : 'all')

  /** After a change the form that made it is gone, and with it the focus. */
  const showChanged = (next: number | null) => {
    flushSync(() => onChoose(next))
    panel.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
  }

  return (
    <section ref={panel} aria-label={t('title')} className={styles.panel} data-open={isOpen ? '' : undefined}>
      <BaseButton className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('toggle', { name: current })}
      </BaseButton>
      <div className={styles.content}>
        <ul className={styles.tree}>
          <li>
            <Entry name={t('all')} isSelected={selected === null} onChoose={choose(null)} />
          </li>
          <li>
            <Entry name={t('none')} isSelected={selected === 'none'} onChoose={choose('none')} />
          </li>
          {treeOfFolders(folders ?? []).map((node) => (
            <Branch key={node.folder.id} node={node} path={path} onChoose={onChoose} />
          ))}
        </ul>
        <ReadFailure query={read} />
        {folders && (
          <FolderTools
            key={path[0]?.id ?? 'top'}
            locale={locale}
            folders={folders}
            folder={path[0] ?? null}
            onDone={showChanged}
          />
        )}
      </div>
    </section>
  )
}

interface BranchProps {
  node: FolderNode
  path: readonly MediaFolder[]
  onChoose: (folder: number) => void
}

function Branch({ node: { folder, children }, path, onChoose }: BranchProps) {
  const isOpen = path.some(({ id }) => id === folder.id)
  return (
    <li>
      <Entry
        name={folder.name}
        count={folder.pictures}
        isSelected={path[0]?.id === folder.id}
        isOpen={children.length > 0 ? isOpen : undefined}
        onChoose={() => onChoose(folder.id)}
      />
      {isOpen && children.length > 0 && (
        <ul className={styles.tree}>
          {children.map((child) => (
            <Branch key={child.folder.id} node={child} path={path} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  )
}

interface EntryProps {
  name: string
  count?: number
  isSelected: boolean
  /** Whether what lies in it is shown; undefined where nothing does. */
  isOpen?: boolean | undefined
  onChoose: () => void
}

function Entry({ name, count, isSelected, isOpen, onChoose }: EntryProps) {
  const t = useTranslations('editor.pictures.folders')
  return (
    <BaseButton className={styles.entry} aria-current={isSelected} aria-expanded={isOpen} onClick={onChoose}>
      <span>{name}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {count} <span className="visually-hidden">{t('pictures', { count })}</span>
        </span>
      )}
    </BaseButton>
  )
}
