'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { NoticeContent } from '@/components/ui/notice'
import { ReadFailure } from '@/components/ui/read-failure'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { hubKey } from '@/features/editor/query-keys'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { RestoredPage, TrashedPage } from '@/lib/contract/pages/trash'
import { purgePage, restorePage } from '../calls'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { FailureNote } from '../dialogs/failure-note'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { trashQuery } from '../queries'
import { useRestoredFormatter } from '../use-restored-formatter'
import styles from './trash.module.css'

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const

interface TrashProps {
  locale: Locale
  /** Returns the address at which a restored page can be edited, by default its own. */
  getEditAddress?: (page: RestoredPage) => string
}

/** Lists the deleted pages. The page that was deleted last comes first. */
export function Trash({ locale, getEditAddress = ({ url }) => `${url}?edit` }: TrashProps) {
  const t = useTranslations('hub.trash')
  const formatRestored = useRestoredFormatter()
  const client = useQueryClient()
  const list = useInfiniteQuery(trashQuery(locale))
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const [pageToPurge, setPageToPurge] = useState<TrashedPage | null>(null)
  const section = useRef<HTMLElement>(null)

  /** Shows the outcome. The buttons of the page are removed, so the section takes the focus. */
  const finish = (outcome: NoticeContent) => {
    setPageToPurge(null)
    setNotice(outcome)
    section.current?.focus()
    void client.invalidateQueries({ queryKey: hubKey })
  }
  const restoreMutation = usePageMutation(
    (id: number) => restorePage(locale, id),
    (page) =>
      finish({
        kind: 'success',
        text: formatRestored(page),
        link: { href: getEditAddress(page), text: t('open') },
      }),
  )
  const { count = 0, pages = [] } = list.data ?? {}

  return (
    <section ref={section} aria-label={t('pages')} tabIndex={-1} className={styles.trash}>
      <ScreenNotice notice={notice} />
      <FailureNote failure={restoreMutation.failure} attempt={restoreMutation.attempt} />
      <p role="status">
        {list.isPending && t('loading')}
        {list.isSuccess && pages.length === 0 && t('empty')}
      </p>
      <ReadFailure query={list} />
      {pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <Entry key={page.id} page={page}>
              <Button
                isDisabled={restoreMutation.isSending}
                onClick={() => {
                  setNotice(null)
                  restoreMutation.send(page.id)
                }}
              >
                {t.rich('restore', { title: page.title, hidden: visuallyHidden })}
              </Button>
              <Button isDisabled={restoreMutation.isSending} onClick={() => setPageToPurge(page)}>
                {t.rich('purge', { title: page.title, hidden: visuallyHidden })}
              </Button>
            </Entry>
          ))}
        </ul>
      )}
      {list.hasNextPage && !list.error && (
        <Button isDisabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
          {t('more', { count: count - pages.length })}
        </Button>
      )}
      {pageToPurge && (
        <ConfirmDialog
          title={t('question', { title: pageToPurge.title })}
          submitLabel={t('submit')}
          onConfirm={() => purgePage(locale, pageToPurge.id)}
          onDone={() => finish({ kind: 'success', text: t('purged', { title: pageToPurge.title }) })}
          onClose={() => setPageToPurge(null)}
        >
          <p>{t('final')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function Entry({ page, children }: { page: TrashedPage; children: ReactNode }) {
  const t = useTranslations('hub.trash')
  const format = useFormatter()
  const formatDay = (time: string) => format.dateTime(new Date(time), dayFormat)
  const { title, url, locale, locales, deleted_at, deleted_by, expires_at } = page
  const at = formatDay(deleted_at)
  return (
    <li>
      <div className={styles.page}>
        <h2 lang={locale}>{title}</h2>
        <p className={styles.address}>
          {decodeOrKeep(url)} · {locales.map((language) => language.toUpperCase()).join(', ')}
        </p>
        <p>{deleted_by ? t('deleted', { at, by: deleted_by }) : t('deletedBySomebody', { at })}</p>
        <p>{t('until', { at: formatDay(expires_at) })}</p>
      </div>
      <div className={styles.tools}>{children}</div>
    </li>
  )
}
