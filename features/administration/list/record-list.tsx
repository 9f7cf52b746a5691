import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { saveTable } from '@/components/files/save-table'
import { Pagination } from '@/components/list/pagination'
import { Button, getButtonClass } from '@/components/ui/button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import { requireSuccess } from '@/lib/api/require-success'
import { maxCounted } from '@/lib/contract/administration/record-type'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import { exportRecords } from '../calls'
import { listQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { BulkActions } from './bulk-actions'
import { addLabels } from './exported-table'
import { ListFilters } from './list-filters'
import { ListSearch } from './list-search'
import { formatCallQuery, type ListState, pageSize } from './list-state'
import styles from './record-list.module.css'
import { RecordTable } from './record-table'
import { SavedViews } from './saved-views'
import { useListKeys } from './use-list-keys'
import { useListState } from './use-list-state'
import { useSelection } from './use-selection'
import { useVisibleColumns, type VisibleColumns } from './use-visible-columns'

/**
 * The list of a record type. It can be searched, filtered and sorted, has pages, and offers actions
 * on selected records.
 */
export function RecordList({ view }: { view: RecordTypeView }) {
  const t = useTranslations('administration.list')
  const { locale } = useAdministration()
  const { state, show, toAddress } = useListState(view)
  const { data, error, isFetching, isPlaceholderData, refetch } = useListPage(view, state, show)
  const columns = useVisibleColumns(view)
  const searchInput = useRef<HTMLInputElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const { name, contract, can } = view
  const { results: records, count: total } = data ?? { results: [], count: 0 }
  const selection = useSelection(view, { state, shownRecords: records })
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0

  const setSelected = (ids: readonly number[], isSelected: boolean) =>
    selection.setSelected(
      ids.map((id) => ({ id })),
      isSelected,
    )
  useListKeys({ searchInput, table, onToggle: (id) => setSelected([id], !selection.ids.has(id)) })

  const assumedTotal = toAssumedTotal(state.search, total)
  const countText = assumedTotal > total ? t('countMore', { count: maxCounted }) : t('count', { count: total })

  return (
    <>
      <ScreenHead title={name.many[locale]}>
        <ExportButton view={view} state={state} />
        {can.import && (
          <PageLink
            href={toAdministrationAddress(locale, contract.name, 'import')}
            className={getButtonClass('secondary')}
          >
            {t('import')}
          </PageLink>
        )}
        {can.create && (
          <PageLink
            href={toAdministrationAddress(locale, contract.name, 'new')}
            className={getButtonClass('primary')}
            aria-keyshortcuts="n"
          >
            {name.create?.[locale] ?? t('create')}
          </PageLink>
        )}
      </ScreenHead>
      {view.description && <p className={styles.about}>{view.description[locale]}</p>}
      <div className={styles.tools} data-no-print="">
        <ListSearch
          key={view.contract.name}
          ref={searchInput}
          search={state.search}
          onSearch={(newSearch) => show({ search: newSearch }, { isTyped: true })}
        />
        <ListFilters view={view} filters={state.filters} onFilter={(filters) => show({ filters })} />
      </div>
      <div className={styles.bar} data-no-print="">
        <p role="status" className={styles.count}>
          {data && countText}
        </p>
        <SavedViews view={view} state={state} onShow={(savedState) => show(savedState)} />
        <ColumnChoice view={view} columns={columns} />
      </div>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!data && !error && <p className={styles.waiting}>{t('loading')}</p>}
      {data && data.count === 0 && (
        <div className={styles.empty}>
          <p>{isNarrowed ? t('nothingFits') : t('empty')}</p>
          {isNarrowed && <PageLink href={toAdministrationAddress(locale, contract.name)}>{t('showAll')}</PageLink>}
        </div>
      )}
      {data && data.count > 0 && (
        <RecordTable
          ref={table}
          view={view}
          columns={columns.visibleNames}
          records={records}
          selectedIds={selection.ids}
          ordering={state.ordering}
          isBusy={isFetching && isPlaceholderData}
          onOrder={(ordering) => show({ ordering })}
          onSelect={setSelected}
        />
      )}
      <Pagination
        label={name.many[locale]}
        page={state.page}
        pageCount={Math.ceil(total / pageSize)}
        toHref={(page) => toAddress({ page })}
      />
      <BulkActions
        view={view}
        records={selection.records}
        total={assumedTotal}
        isLoading={selection.isLoading}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
        onDone={(ids) => setSelected(ids, false)}
      />
    </>
  )
}

/** Returns infinity if a search has more matches than the backend counts. */
function toAssumedTotal(search: string, total: number): number {
  return search !== '' && total > maxCounted ? Number.POSITIVE_INFINITY : total
}

/** The selection of the visible columns, which is stored in this browser. */
function ColumnChoice({ view, columns }: { view: RecordTypeView; columns: VisibleColumns }) {
  const t = useTranslations('administration.list')
  const { locale } = useAdministration()
  const { names, visibleNames, onShow } = columns
  if (names.length < 2) return null
  return (
    <ToolDisclosure label={t('columns')} className={styles.menu}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={visibleNames.includes(name)}
                onChange={(event) =>
                  onShow(
                    event.currentTarget.checked
                      ? [...visibleNames, name]
                      : visibleNames.filter((column) => column !== name),
                  )
                }
              />
              {view.columns[name]?.label[locale]}
            </label>
          </li>
        ))}
      </ul>
    </ToolDisclosure>
  )
}

/**
 * Loads the page of a list. A page that no longer exists, for example after an action on its last
 * records, is replaced by an earlier one.
 */
function useListPage(view: RecordTypeView, state: ListState, show: ReturnType<typeof useListState>['show']) {
  const { locale } = useAdministration()
  const query = useQuery(listQuery(locale, view.contract, formatCallQuery(state)))
  const isBeyondEnd = query.error?.failure.status === 404 && state.page > 1
  const earlierPage = query.data ? state.page - 1 : 1
  useEffect(() => {
    if (isBeyondEnd) show({ page: earlierPage }, { isTyped: true })
  })
  return isBeyondEnd ? { ...query, error: null } : query
}

/** A button that downloads the records on all pages of the list as a table. */
function ExportButton({ view, state }: { view: RecordTypeView; state: ListState }) {
  const t = useTranslations('administration.list')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      requireSuccess(callWithLogin(() => exportRecords(locale, view.contract, formatCallQuery({ ...state, page: 1 })))),
    onSuccess: (table) => saveTable(`${view.contract.name}.csv`, addLabels(String(table), view.columns, locale)),
    onError: ({ failure }) => notify({ kind: 'error', text: describeFailure(failure), isLasting: true }),
  })
  return (
    <Button isDisabled={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  )
}
