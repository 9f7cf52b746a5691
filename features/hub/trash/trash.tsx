'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { NoticeContent } from '@/components/ui/notice'
import { ReadFailure } from '@/components/ui/read-failure'
import { visuallyHidden } from '@/components/ui/visually-hidden'
import { hubKeys } from '@/features/editor/query-keys'
import { ScreenNotice } from '@/features/editor/ui/screen-notice'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { TrashedPage } from '@/lib/contract/pages/trash'
import { restorePage } from '../calls'
import { FailureNote } from '../dialogs/failure-note'
import { usePageMutation } from '../dialogs/use-page-mutation'
import { trashQuery } from '../queries'
import { PurgePage } from '../tasks/purge-page'
import { useRestoredText } from '../use-restored-text'
import styles from './trash.module.css'

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** The deleted pages, what was deleted last first. */
export function Trash({ locale }: { locale: Locale }) {
  const t = useTranslations('hub.trash')
  const restoredText = useRestoredText()
  const client = useQueryClient()
  const list = useInfiniteQuery(trashQuery(locale))
  const [notice, setNotice] = useState<NoticeContent | null>(null)
  const [purged, purge] = useState<TrashedPage | null>(null)
  const section = useRef<HTMLElement>(null)

  /** The page's buttons go with it: the focus stays near. */
  const finish = (outcome: NoticeContent) => {
    purge(null)
    setNotice(outcome)
    section.current?.focus()
    void client.invalidateQueries({ queryKey: hubKeys.all })
  }
  const restoring = usePageMutation(
    (id: number) => restorePage(locale, id),
    (page) =>
      finish({
        kind: 'save',
        text: restoredText(page),
        link: { href: `${page.url}?edit`, text: t('open') },
      }),
  )
  const { count = 0, pages = [] } = list.data ?? {}

  return (
    <section ref={section} aria-label={t('pages')} tabIndex={-1} className={styles.trash}>
      <ScreenNotice notice={notice} />
      <FailureNote failure={restoring.failure} attempt={restoring.attempt} />
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
                isDisabled={restoring.isSending}
                onClick={() => {
                  setNotice(null)
                  restoring.send(page.id)
                }}
              >
                {t.rich('restore', { title: page.title, hidden: visuallyHidden })}
              </Button>
              <Button isDisabled={restoring.isSending} onClick={() => purge(page)}>
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
      {purged && (
        <PurgePage
          page={purged}
          locale={locale}
          onDone={(text) => finish({ kind: 'save', text })}
          onClose={() => purge(null)}
        />
      )}
    </section>
  )
}

function Entry({ page, children }: { page: TrashedPage; children: ReactNode }) {
  const t = useTranslations('hub.trash')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), dayFormat)
  const { title, url, locale, locales, deleted_at, deleted_by, expires_at } = page
  const at = day(deleted_at)
  return (
    <li>
      <div className={styles.page}>
        <h2 lang={locale}>{title}</h2>
        <p className={styles.address}>
          {decodeOrKeep(url)} · {locales.map((of) => of.toUpperCase()).join(', ')}
        </p>
        <p>{deleted_by ? t('deleted', { at, by: deleted_by }) : t('deletedBySomebody', { at })}</p>
        <p>{t('until', { at: day(expires_at) })}</p>
      </div>
      <div className={styles.tools}>{children}</div>
    </li>
  )
}
