'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useReturnToLastField } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import { bindCallsToAccount } from '@/lib/api/browser-client'
import { classNames } from '@/lib/class-names'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { sendUnsavedPages } from '../bootstrap/send-unsaved'
import { fetchCurrentAccount } from '../session/current-account'
import { DeletedPage } from './deleted-page'
import styles from './unsaved-pages.module.css'

interface UnsavedPagesProps {
  locale: Locale
  /** The account that the calls are made with; defaults to the logged-in editor. */
  user?: number
  className?: string
}

/**
 * Sends the unsaved changes in this browser of pages that are not open, once, and reports on them.
 */
export function UnsavedPages({ locale, user, className }: UnsavedPagesProps) {
  const t = useTranslations('editor.unsavedPages')
  const format = useFormatter()
  const [isClosed, setClosed] = useState(false)
  const { data: pages = [] } = useQuery(unsavedPagesQuery(locale, user))
  const getTitle = (title: string | null) => title ?? t('untitled')
  const savedTitles = pages.filter(({ isSaved }) => isSaved).map(({ title }) => getTitle(title))
  const unsentPages = pages.filter(({ isSaved }) => !isSaved)
  const isShown = pages.length > 0 && !isClosed
  return (
    <div role="status" className={classNames(styles.pages, className)}>
      {isShown && savedTitles.length > 0 && <p>{t('saved', { pages: format.list(savedTitles) })}</p>}
      {isShown &&
        unsentPages.map(({ id, title, href, lostWords }) =>
          lostWords ? (
            <DeletedPage key={id} title={getTitle(title)} {...lostWords} />
          ) : (
            <p key={id}>
              {t('kept', { title: getTitle(title) })} {href && <PageLink href={href}>{t('open')}</PageLink>}
            </p>
          ),
        )}
      {isShown && <UnsavedPagesClose onClose={() => setClosed(true)} />}
    </div>
  )
}

function UnsavedPagesClose({ onClose }: { onClose: () => void }) {
  const t = useTranslations('editor.notices')
  const button = useRef<HTMLButtonElement>(null)
  useReturnToLastField(button)
  return (
    <ToolButton ref={button} variant="link" onClick={onClose}>
      {t('close')}
    </ToolButton>
  )
}

const unsavedPagesQuery = (locale: Locale, user: number | undefined) =>
  queryOptions({
    queryKey: ['unsaved-pages', user],
    async queryFn() {
      if (user !== undefined) return user === 0 ? [] : await sendUnsavedPages(user)
      const account = await fetchCurrentAccount(locale)
      if (!account) return []
      bindCallsToAccount(account.id)
      return await sendUnsavedPages(account.id).finally(() => bindCallsToAccount(null))
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
