'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { ReadFailure } from '@/components/ui/read-failure'
import { hubKey } from '@/features/editor/query-keys'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { BulkPublished, PageInLanguage } from '@/lib/contract/pages/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import { publishPages } from '../calls'
import { HubDialog } from '../dialogs/hub-dialog'
import styles from '../dialogs/hub-dialog.module.css'
import { HubForm } from '../dialogs/hub-form'
import { usePageMutation } from '../dialogs/use-page-mutation'
import type { TaskProps } from '../page-list/tasks'
import { plannedQuery, publishCheckQuery } from '../queries'

const toRefusals = (result: BulkPublished | null | undefined) =>
  new Map(result?.refused.map((page) => [toKey(page), page.detail]))
const toKey = ({ id, locale }: PageInLanguage) => `${id}-${locale}`

/** The dialog that publishes drafts. It first shows which drafts cannot be published, and why. */
export function PublishMany({ locale, onDone, onClose }: TaskProps) {
  const t = useTranslations('hub.publishMany')
  const plannedPages = useQuery(plannedQuery(locale))
  const drafts = plannedPages.data?.drafts ?? []
  const check = useQuery({
    ...publishCheckQuery(
      locale,
      drafts.map(({ id, locale: language }) => ({ id, locale: language })),
    ),
    enabled: drafts.length > 0,
  })
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const [lastResult, setLastResult] = useState<BulkPublished | null>(null)
  const client = useQueryClient()
  const refusals = toRefusals(check.data)
  const lastRefusals = toRefusals(lastResult)
  const publishablePages = check.data?.done ?? []
  const selectedPages = publishablePages.filter((page) => selectedKeys.has(toKey(page)))
  const { isSending, failure, attempt, send } = usePageMutation(
    () => publishPages(locale, { pages: selectedPages, note }),
    (result) => {
      if (result.refused.length === 0) return onDone(t('done', { count: result.done.length }), null)
      setLastResult(result)
      void client.invalidateQueries({ queryKey: hubKey })
    },
  )
  const toggle = (key: string, isSelected: boolean) => {
    const newKeys = new Set(selectedKeys)
    if (isSelected) newKeys.add(key)
    else newKeys.delete(key)
    setSelectedKeys(newKeys)
  }

  return (
    <HubDialog title={t('title')} onClose={onClose}>
      {plannedPages.data && drafts.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <HubForm
          failure={failure}
          attempt={attempt}
          isSending={isSending || selectedPages.length === 0}
          submitLabel={t('submit', { count: selectedPages.length })}
          onSubmit={() => send()}
        >
          <p role="status">
            {lastResult && `${t('partly', { count: lastResult.done.length, rest: lastResult.refused.length })} `}
            {check.data ? t('checked', { count: refusals.size }) : t('checking')}
          </p>
          <ReadFailure query={check.error ? check : plannedPages} />
          <p>{t('limits')}</p>
          {publishablePages.length > 1 && (
            <CheckField
              id="publish-all"
              input={{
                checked: selectedPages.length === publishablePages.length,
                onChange: ({ currentTarget }) =>
                  setSelectedKeys(new Set(currentTarget.checked ? publishablePages.map(toKey) : [])),
              }}
            >
              {t('all')}
            </CheckField>
          )}
          <ul className={styles.pages}>
            {drafts.map(({ id, locale: language, title, url }) => {
              const key = toKey({ id, locale: language })
              const isRefused = refusals.has(key)
              const error = refusals.get(key) ?? lastRefusals.get(key)
              return (
                <li key={key}>
                  <CheckField
                    id={`publish-${key}`}
                    hint={decodeOrKeep(url)}
                    error={error}
                    input={{
                      checked: !isRefused && selectedKeys.has(key),
                      disabled: isRefused || !check.data,
                      onChange: ({ currentTarget }) => toggle(key, currentTarget.checked),
                    }}
                  >
                    <span lang={language}>{title}</span> ({language.toUpperCase()})
                  </CheckField>
                  {error !== undefined && (
                    <PageLink href={`${url}?edit&publish`}>
                      {t('edit')}
                      <span className="visually-hidden">: {title}</span>
                    </PageLink>
                  )}
                </li>
              )
            })}
          </ul>
          <TextField
            id="publish-many-note"
            label={t('note')}
            hint={t('noteHint')}
            input={{
              value: note,
              maxLength: 500,
              autoComplete: 'off',
              onChange: ({ currentTarget }) => setNote(currentTarget.value),
            }}
          />
        </HubForm>
      )}
    </HubDialog>
  )
}
