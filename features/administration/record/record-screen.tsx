import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { returnToReplacedField } from '@/components/behavior/focus-origin'
import { Button } from '@/components/ui/button'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import type { AdministeredRecord } from '../calls'
import styles from '../form/form.module.css'
import { RecordForm } from '../form/record-form'
import { RecordHistory } from '../history/record-history'
import { useDispatchUpdates } from '../newsletter/use-dispatch-updates'
import { recordKeys, recordQuery } from '../queries'
import type { RecordPanelProps, RecordTypeView } from '../record-type'
import type { RecordTypeName } from '../record-type-names'
import { LoadingStatus } from '../ui/loading-status'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { ValueText } from '../value-text'
import { CustomFields, hasCustomFields } from './custom-fields'
import { DeleteDialog } from './delete-dialog'
import { getParentView } from './parent-view'
import { RecordActions } from './record-actions'
import { RecordHead } from './record-head'

/**
 * Panels that some record types add to the screens of their records. They are not part of the views
 * of the types, because panels use fields, and fields import the views.
 */
const panels: Readonly<Partial<Record<RecordTypeName, ComponentType<RecordPanelProps>>>> = {
  'newsletter-issues': createPartOnDemand(
    () => import('../newsletter/issue-panel').then((module) => module.IssuePanel),
    LoadingStatus,
  ),
  'press-releases': createPartOnDemand(
    () => import('../newsletter/press-panel').then((module) => module.PressPanel),
    LoadingStatus,
  ),
  proposals: createPartOnDemand(
    () => import('../proposals/proposal-panel').then((module) => module.ProposalPanel),
    LoadingStatus,
  ),
}

/** The screen of a record: its form or its values, its actions and its history. */
export function RecordScreen({ view, id }: { view: RecordTypeView; id: number }) {
  const t = useTranslations('administration.form')
  const { locale, user, open } = useAdministration()
  const client = useQueryClient()
  const query = recordQuery(locale, view.contract, id)
  const { data: record, error, refetch } = useQuery(query)
  useDispatchUpdates(record, refetch)
  const [isDeleting, setDeleting] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const isChanging = useRef(false)
  const { name, contract, can } = view
  const listView = getParentView(view)
  const listAddress = toAdministrationAddress(locale, listView.contract.name)
  const backLink = view.onlyId === undefined && <PageLink href={listAddress}>{listView.name.many[locale]}</PageLink>

  const invalidateOtherQueries = () => {
    void client.invalidateQueries({ queryKey: recordKeys.type(contract.name), refetchType: 'inactive' })
    void client.invalidateQueries({ queryKey: [...recordKeys.type(contract.name), 'history'] })
  }

  const cacheRecord = (storedRecord: AdministeredRecord) => {
    isChanging.current = true
    client.setQueryData(query.queryKey, storedRecord)
    invalidateOtherQueries()
  }

  const reload = () => {
    isChanging.current = true
    invalidateOtherQueries()
    void refetch()
  }

  // The change may remove the pressed button. Without this effect the browser would move the focus
  // to the top of the window.
  useEffect(() => {
    if (!record || !isChanging.current) return
    isChanging.current = false
    if (document.activeElement !== document.body) return
    if (!returnToReplacedField()) document.querySelector('main')?.focus()
  }, [record])

  if (!record) {
    return (
      <>
        <ScreenHead title={`${name.one[locale]} ${id}`} backLink={backLink} />
        {error ? (
          <ReadProblem failure={error.failure} onRetry={() => void refetch()} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
      </>
    )
  }
  const isDeletable = can.delete && (view.actions.delete?.isOffered?.(record.row, user.role) ?? true)
  return (
    <>
      <RecordHead
        view={view}
        record={record}
        backLink={backLink}
        isHistoryOpen={isHistoryOpen}
        onToggleHistory={() => setHistoryOpen(!isHistoryOpen)}
      />
      <RecordActions
        view={view}
        record={record}
        onDone={() => {
          isChanging.current = true
        }}
      />
      <RecordPanel type={contract.name} record={record} onDone={reload} />
      {isHistoryOpen && <RecordHistory view={view} record={record} onRestored={cacheRecord} />}
      {can.change && (view.isChangeable?.(record.row, user.role) ?? true) ? (
        <RecordForm
          view={view}
          record={record}
          values={record.values}
          onStored={cacheRecord}
          onReload={() => void refetch()}
          isDeleted={isDeleted}
          renderFields={
            hasCustomFields(contract.name)
              ? (fieldProps) => <CustomFields type={contract.name} record={record} {...fieldProps} />
              : undefined
          }
        >
          {isDeletable && <Button onClick={() => setDeleting(true)}>{t('delete')}</Button>}
        </RecordForm>
      ) : (
        <>
          <RecordValues view={view} record={record} />
          {isDeletable && <Button onClick={() => setDeleting(true)}>{t('delete')}</Button>}
        </>
      )}
      {isDeleting && (
        <DeleteDialog
          view={view}
          record={record}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            // The form must end its guard before the screen is left.
            flushSync(() => setDeleted(true))
            setDeleting(false)
            // Nothing is fetched at once, because this screen would request the record that was
            // just deleted.
            void client.invalidateQueries({ queryKey: recordKeys.type(contract.name), refetchType: 'none' })
            open(listAddress)
          }}
        />
      )}
    </>
  )
}

function RecordValues({ view, record }: { view: RecordTypeView; record: AdministeredRecord }) {
  const { locale } = useAdministration()
  return view.groups.map(({ label, fields }) => (
    <section key={label.de} className={styles.group}>
      <h2>{label[locale]}</h2>
      <dl className={styles.facts}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name}>
            <dt>{field.label[locale]}</dt>
            <dd>
              <ValueText field={field} value={record.values[name]} siblingValues={record.values} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** The panel of a record type. Renders nothing if the type has none. */
function RecordPanel({ type, ...props }: RecordPanelProps & { type: string }) {
  const Panel = Object.entries(panels).find(([name]) => name === type)?.[1]
  return Panel ? <Panel {...props} /> : null
}
