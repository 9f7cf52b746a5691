'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { BaseButton } from '@/components/ui/base-button'
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
  /** Whether the page is to take the focus: it was just made or moved. */
  isSought: boolean
  onFound: () => void
  /** The page's tools, shown while it is active. */
  children: ReactNode
}

/** A page as a line: its title leads to its editor; how it stands in each language, and what can be done with it. */
export function PageRow({ page, locale, toggle, isActive, onActivate, children, ...props }: PageRowProps) {
  const { isSought, onFound } = props
  const t = useTranslations('hub.tree')
  const language = languageOf(page, locale)
  const { title = '', url = '' } = page.texts[language] ?? {}
  const toolsId = `hub-tools-${page.id}`
  const link = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!isSought) return
    link.current?.focus()
    onFound()
  }, [isSought, onFound])

  return (
    <>
      <div className={styles.row}>
        {toggle || <span className={styles.leaf} />}
        <p className={styles.name}>
          <PageLink ref={link} id={`hub-page-${page.id}`} href={`${url}?edit`} lang={language}>
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
        <BaseButton
          className={styles.more}
          aria-expanded={isActive}
          aria-controls={toolsId}
          onClick={() => onActivate(!isActive)}
        >
          {t('more')}
          <span className="visually-hidden">: {title}</span>
        </BaseButton>
      </div>
      <div id={toolsId} hidden={!isActive}>
        {isActive && children}
      </div>
    </>
  )
}
