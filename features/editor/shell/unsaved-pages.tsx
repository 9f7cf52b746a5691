'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { useReturnToLastField } from '@/components/behavior/focus-origin'
import formStyles from '@/components/form/form.module.css'
import { ToolButton } from '@/components/ui/tool-button'
import { classNames } from '@/lib/class-names'
import { toHubScreenAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { type LostTexts, sendUnsavedPages } from '../bootstrap/send-unsaved'
import styles from './unsaved-pages.module.css'

interface UnsavedPagesProps {
  /** The account that calls are bound to; 0 if unknown. */
  userId: number
  className?: string
}

/**
 * Sends the unsaved changes in this browser of pages that are not open, once, and reports on them.
 */
export function UnsavedPages({ userId, className }: UnsavedPagesProps) {
  const t = useTranslations('editor.unsavedPages')
  const format = useFormatter()
  const [isClosed, setClosed] = useState(false)
  const { data: pages = [] } = useQuery(unsavedPagesQuery(userId))
  const getTitle = (title: string | null) => title ?? t('untitled')
  const savedTitles = pages.filter(({ isSaved }) => isSaved).map(({ title }) => getTitle(title))
  const unsentPages = pages.filter(({ isSaved }) => !isSaved)
  const isShown = pages.length > 0 && !isClosed
  return (
    <div role="status" className={classNames(styles.pages, className)}>
      {isShown && savedTitles.length > 0 && <p>{t('saved', { pages: format.list(savedTitles) })}</p>}
      {isShown &&
        unsentPages.map(({ id, title, href, lostTexts }) =>
          lostTexts ? (
            <DeletedPage key={id} title={getTitle(title)} {...lostTexts} />
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

const unsavedPagesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['unsaved-pages', userId],
    queryFn: async () => (userId === 0 ? [] : await sendUnsavedPages(userId)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

interface DeletedPageProps extends LostTexts {
  title: string
}

/**
 * The user's unsaved text of a page that was deleted. The user can copy or discard the text, or
 * restore the page from the trash.
 */
function DeletedPage({ title, text, remover, discard }: DeletedPageProps) {
  const t = useTranslations('editor.unsavedPages')
  const locale = useLocale()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'kept' | 'copied' | 'discarded'>('kept')
  if (state === 'discarded') return <p>{t('discarded', { title })}</p>
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Without access to the clipboard, the user can copy the selected text.
      field.current?.select()
    }
  }
  return (
    <div>
      <p>
        {t(remover === null ? 'deleted' : 'deletedBy', { title, by: remover ?? '' })}{' '}
        <PageLink href={toHubScreenAddress(locale, 'trash')}>{t('trash')}</PageLink>
      </p>
      <div className={formStyles.field}>
        <label htmlFor={id}>{t('words', { title })}</label>
        <textarea ref={field} id={id} rows={4} readOnly className={formStyles.input} value={text} />
      </div>
      <ToolButton onClick={copy}>{t(state === 'copied' ? 'copied' : 'copy')}</ToolButton>
      <ToolButton
        onClick={async () => {
          await discard()
          setState('discarded')
        }}
      >
        {t('discard')}
      </ToolButton>
    </div>
  )
}
