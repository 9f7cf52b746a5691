'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Locale, locales } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { type HubPage, languageOf } from './page-list'
import styles from './page-row.module.css'
import { StateWords } from './state-words'

export interface PageRowProps {
  page: HubPage
  locale: Locale
  /** The button that shows what is below the page. */
  toggle?: ReactNode
  isActive: boolean
  onActivate: (isActive: boolean) => void
  /** The page's tools, shown while it is active. */
  children: ReactNode
}

/** The id of the link by which a page is found in the hub. */
export const linkIdOf = (id: number) => `hub-page-${id}`

/** A page as a line: its title leads to its editor; how it stands in each language, and what can be done with it. */
export function PageRow({ page, locale, toggle, isActive, onActivate, children }: PageRowProps) {
  const t = useTranslations('hub.tree')
  const language = languageOf(page, locale)
  const { title = '', url = '' } = page.texts[language] ?? {}
  const toolsId = `hub-tools-${page.id}`
  return (
    <>
      <div className={styles.row}>
        {toggle || <span className={styles.leaf} />}
        <p className={styles.name}>
          <PageLink id={linkIdOf(page.id)} href={`${url}?edit`} lang={language}>
            {title}
          </PageLink>
          <span className={styles.address}>{decodeURI(url)}</span>
        </p>
        <ul className={styles.states}>
          {locales.map((of) => (
            <li key={of}>
              <StateWords language={of} text={page.texts[of]} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.more}
          aria-expanded={isActive}
          aria-controls={toolsId}
          onClick={() => onActivate(!isActive)}
        >
          {t('more')}
          <span className="visually-hidden">: {title}</span>
        </button>
      </div>
      <div id={toolsId} hidden={!isActive}>
        {isActive && children}
      </div>
    </>
  )
}
