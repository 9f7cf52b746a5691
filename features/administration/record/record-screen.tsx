import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { timeInWords } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import styles from '../form/form.module.css'
import { RecordForm } from '../form/record-form'
import { RecordHistory } from '../history/record-history'
import { recordKeys, recordQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { DeleteDialog } from './delete-dialog'
import { RecordActions } from './record-actions'
import { RecordFacts } from './record-facts'
import { RecordPanel } from './record-panel'

/** A record: its form, or what it has where it is only read; what can be done to it; its history. */
export function RecordScreen({ view, id }: { view: RecordTypeView; id: number }) {
  const t = useTranslations('administration.form')
  const { locale, open } = useAdministration()
  const client = useQueryClient()
  const query = recordQuery(locale, view.contract, id)
  const { data: record, error, refetch } = useQuery(query)
  const [isDeleting, setDeleting] = useState(false)
  const [isHistoryShown, setHistoryShown] = useState(false)
  const { name, contract, can } = view
  const listAddress = administrationAddress(locale, contract.name)
  const above = view.only === undefined && <PageLink href={listAddress}>{name.many[locale]}</PageLink>

  const keep = (stored: AdministeredRecord) => {
    client.setQueryData(query.queryKey, stored)
    void client.invalidateQueries({ queryKey: recordKeys.type(contract.name), refetchType: 'inactive' })
    void client.invalidateQueries({ queryKey: [...recordKeys.type(contract.name), 'history'] })
  }

  const reload = () => {
    void client.invalidateQueries({ queryKey: recordKeys.type(contract.name), refetchType: 'inactive' })
    void refetch()
  }

  if (!record) {
    return (
      <>
        <ScreenHead title={`${name.one[locale]} ${id}`} above={above} />
        {error ? (
          <ReadProblem failure={error.failure} onRetry={() => void refetch()} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </>
    )
  }
  const { revision, title, url, changed_at, changed_by } = record
  return (
    <>
      <ScreenHead title={title || `${name.one[locale]} ${id}`} above={above}>
        {url && (
          <PageLink href={url} className={buttonClass('secondary')} target="_blank">
            {t('visit')}
          </PageLink>
        )}
        {view.isPage && url && (
          <PageLink href={`${url}?edit`} className={buttonClass('secondary')} data-document="">
            {t('editPage')}
          </PageLink>
        )}
        {can.change && (
          <Button aria-expanded={isHistoryShown} onClick={() => setHistoryShown(!isHistoryShown)}>
            {t('history')}
          </Button>
        )}
      </ScreenHead>
      {changed_at && (
        <p className={styles.changed}>
          {t('changed', { time: timeInWords(new Date(changed_at), locale), by: changed_by ?? '–' })}
        </p>
      )}
      <RecordActions view={view} record={record} onDone={reload} />
      <RecordPanel type={contract.name} record={record} onDone={reload} />
      {isHistoryShown && <RecordHistory view={view} record={record} onRestored={keep} />}
      {can.change ? (
        <RecordForm
          key={revision}
          view={view}
          record={record}
          values={record.values}
          onStored={keep}
          onReload={() => void refetch()}
        >
          {can.delete && <Button onClick={() => setDeleting(true)}>{t('delete')}</Button>}
        </RecordForm>
      ) : (
        <>
          <RecordFacts view={view} record={record} />
          {can.delete && <Button onClick={() => setDeleting(true)}>{t('delete')}</Button>}
        </>
      )}
      {isDeleting && (
        <DeleteDialog
          view={view}
          record={record}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            void client.invalidateQueries({ queryKey: recordKeys.type(contract.name) })
            open(listAddress)
          }}
        />
      )}
    </>
  )
}
