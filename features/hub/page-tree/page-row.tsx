'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { TreeLeaf, TreeName } from '@/components/ui/aria/tree'
import { ToolButton } from '@/components/ui/tool-button'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { getLanguage, type HubPage } from '../page-list/page-list'
import styles from './page-row.module.css'
import { PageStatus } from './page-status'

export interface PageListProps {
  locale: Locale
  /** The id of the page whose tools are visible; null for none. */
  activeId: number | null
  onActivate: (id: number | null) => void
  /** The id of a page that was created or moved and takes the focus; null for none. */
  pendingFocusId: number | null
  onFocused: () => void
  /** Renders the tools of a page, shown while its row is active. */
  renderTools: (page: HubPage) => ReactNode
}

interface PageRowProps extends PageListProps {
  page: HubPage
  toggle?: ReactNode
}

/**
 * The row of a page: its title, which opens the editor, its status in each language, and a button
 * that shows its tools.
 */
export function PageRow({ page, locale, toggle, activeId, onActivate, renderTools, ...props }: PageRowProps) {
  const { pendingFocusId, onFocused } = props
  const isActive = activeId === page.id
  const takesFocus = pendingFocusId === page.id
  const t = useTranslations('hub.tree')
  const language = getLanguage(page, locale)
  const { title = '', url = '' } = page.texts[language] ?? {}
  const toolsId = `hub-tools-${page.id}`
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!takesFocus) return
    link.current?.focus()
    onFocused()
  }, [takesFocus, onFocused])

  return (
    <>
      <div className={styles.row}>
        {toggle || <TreeLeaf />}
        <TreeName>
          <PageLink ref={link} id={`hub-page-${page.id}`} href={`${url}?edit`} lang={language}>
            {title}
          </PageLink>
          <span className={styles.address}>
            {decodeURI(url)}
            {page.isInDraft && ` (${t('inDraft')})`}
          </span>
        </TreeName>
        <ul className={styles.states}>
          {locales.map((language) => (
            <li key={language}>
              <PageStatus language={language} text={page.texts[language]} />
            </li>
          ))}
        </ul>
        <ToolButton
          className={styles.more}
          aria-expanded={isActive}
          aria-controls={toolsId}
          onClick={() => onActivate(isActive ? null : page.id)}
        >
          {t('more')}
          <span className="visually-hidden">: {title}</span>
        </ToolButton>
      </div>
      <div id={toolsId} hidden={!isActive}>
        {isActive && renderTools(page)}
      </div>
    </>
  )
}
