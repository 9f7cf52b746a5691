import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TreeLeaf, TreeName } from '@/components/ui/aria/tree'
import { getToolButtonClass, ToolButton } from '@/components/ui/tool-button'
import { toReadableUrl } from '@/lib/contract/common/address'
import { locales } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import type { Entry } from './entry'
import { EntryHandle } from './entry-handle'
import type { Step } from './outline'
import styles from './tree.module.css'
import type { OutlineDrag } from './use-outline-drag'

export interface EntryRowProps {
  entryKey: string
  entry: Entry
  /** Button that expands or collapses the entries below this one. */
  toggle: ReactNode
  drag: OutlineDrag
  isActive: boolean
  onActivate: () => void
  /** Moves that this kind of menu offers, and if each is possible. */
  moves: readonly { step: Step; isPossible: boolean }[]
  onMove: (step: Step) => void
  onHide: () => void
}

/** An entry of a menu: its name, its address, and a button that shows its tools. */
export function EntryRow({ entryKey, entry, toggle, drag, isActive, onActivate, ...tools }: EntryRowProps) {
  const t = useTranslations('administration.tree')
  const { name, url, formHref } = entry
  const toolsId = `tools-${entryKey}`
  return (
    <>
      <div className={styles.row} data-held={drag.draggedKey === entryKey || undefined}>
        <EntryHandle entryKey={entryKey} drag={drag} />
        {toggle || <TreeLeaf />}
        <TreeName>
          <PageLink href={formHref}>{name}</PageLink>
          <span className={styles.address}>{toReadableUrl(url)}</span>
          <EntryMarks entry={entry} />
        </TreeName>
        <ToolButton className={styles.more} aria-expanded={isActive} aria-controls={toolsId} onClick={onActivate}>
          {t('more')}
          <span className="visually-hidden">: {name}</span>
        </ToolButton>
      </div>
      <div id={toolsId} hidden={!isActive}>
        {isActive && <EntryTools {...tools} entry={entry} />}
      </div>
    </>
  )
}

/** Marks an entry whose page is in a special state, for example hidden or offline. */
function EntryMarks({ entry: { page } }: { entry: Entry }) {
  const t = useTranslations('administration.tree')
  const tStates = useTranslations('administration.pageState')
  if (!page) return <span className={styles.mark}>{t('link')}</span>
  const localesNotOnline = locales.filter((locale) => page.state[locale] !== 'online')
  return (
    <>
      {page.is_highlight && <span className={styles.mark}>{t('highlight')}</span>}
      {!page.is_clickable && <span className={styles.mark}>{t('heading')}</span>}
      {localesNotOnline.map((locale) => (
        <span key={locale} className={styles.mark} data-unusual="">
          {locale.toUpperCase()} {tStates(page.state[locale] ?? 'none')}
        </span>
      ))}
    </>
  )
}

type EntryToolsProps = Pick<EntryRowProps, 'entry' | 'moves' | 'onMove' | 'onHide'>

function EntryTools({ entry: { formHref, url, page }, moves, onMove, onHide }: EntryToolsProps) {
  const t = useTranslations('administration.tree')
  return (
    <div className={styles.tools}>
      {moves.map(({ step, isPossible }) => (
        <ToolButton key={step} isDisabled={!isPossible} onClick={() => onMove(step)}>
          {t(`steps.${step}`)}
        </ToolButton>
      ))}
      <ToolButton onClick={onHide}>{t('hide')}</ToolButton>
      <PageLink href={formHref} className={getToolButtonClass()}>
        {t('edit')}
      </PageLink>
      {url !== '' && (page === null || page.is_clickable) && (
        <PageLink href={url} className={getToolButtonClass()} target="_blank">
          {t('visit')}
        </PageLink>
      )}
    </div>
  )
}
