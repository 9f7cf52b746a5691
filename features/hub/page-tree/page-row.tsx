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

export interface PageRowProps {
  page: HubPage
  locale: Locale
  toggle?: ReactNode
  /** True if the tools are visible. */
  isActive: boolean
  onActivate: (isActive: boolean) => void
  /** True if the link of the page must take the focus, because the page was created or moved. */
  takesFocus: boolean
  onFocused: () => void
  /** The tools of the page, shown while the row is active. */
  children: ReactNode
}

/**
 * The row of a page: its title, which opens the editor, its status in each language, and a button
 * that shows its tools.
 */
export function PageRow({ page, locale, toggle, isActive, onActivate, children, ...props }: PageRowProps) {
  const { takesFocus, onFocused } = props
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
          onClick={() => onActivate(!isActive)}
        >
          {t('more')}
          <span className="visually-hidden">: {title}</span>
        </ToolButton>
      </div>
      <div id={toolsId} hidden={!isActive}>
        {isActive && children}
      </div>
    </>
  )
}
