'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useReturnToLastField } from '@/components/behavior/focus-origin'
import { ToolButton } from '@/components/ui/tool-button'
import { classNames } from '@/lib/class-names'
import { PageLink } from '@/lib/i18n/page-link'
import { sendUnsavedPages } from '../bootstrap/send-unsaved'
import { DeletedPage } from './deleted-page'
import styles from './unsaved-pages.module.css'

interface UnsavedPagesProps {
  /** The account that calls are bound to; 0 if unknown. */
  user: number
  className?: string
}

/**
 * Sends the unsaved changes in this browser of pages that are not open, once, and reports on them.
 */
export function UnsavedPages({ user, className }: UnsavedPagesProps) {
  const t = useTranslations('editor.unsavedPages')
  const format = useFormatter()
  const [isClosed, setClosed] = useState(false)
  const { data: pages = [] } = useQuery(unsavedPagesQuery(user))
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

const unsavedPagesQuery = (user: number) =>
  queryOptions({
    queryKey: ['unsaved-pages', user],
    queryFn: async () => (user === 0 ? [] : await sendUnsavedPages(user)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
