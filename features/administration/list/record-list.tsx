import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Pagination } from '@/components/list/pagination'
import { getButtonClass } from '@/components/ui/button'
import { maxCounted } from '@/lib/contract/administration/record-type'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import type { RecordTypeView } from '../record-type'
import { ReadProblem } from '../ui/read-problem'
import { ScreenHead } from '../ui/screen-head'
import { BulkActions } from './bulk-actions'
import { ColumnChoice } from './column-choice'
import { ExportButton } from './export-button'
import { ListFilters } from './list-filters'
import { ListSearch } from './list-search'
import { pageSize } from './list-state'
import styles from './record-list.module.css'
import { RecordTable } from './record-table'
import { SavedViews } from './saved-views'
import { useListKeys } from './use-list-keys'
import { useListPage } from './use-list-page'
import { useListState } from './use-list-state'
import { useSelection } from './use-selection'
import { useVisibleColumns } from './use-visible-columns'

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
  const records = data?.results ?? []
  const total = data?.count ?? 0
  const selection = useSelection(view, { state, shownRecords: records })
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0

  const setSelected = (ids: readonly number[], isSelected: boolean) =>
    selection.setSelected(
      ids.map((id) => ({ id })),
      isSelected,
    )
  useListKeys({ searchInput, table, onToggle: (id) => setSelected([id], !selection.ids.has(id)) })

  const countText = (count: number) =>
    state.search !== '' && count > maxCounted ? t('countMore', { count: maxCounted }) : t('count', { count })

  return (
    <>
      <ScreenHead title={name.many[locale]}>
        <ExportButton view={view} state={state} />
        {can.import && (
          <PageLink
            href={administrationAddress(locale, contract.name, 'import')}
            className={getButtonClass('secondary')}
          >
            {t('import')}
          </PageLink>
        )}
        {can.create && (
          <PageLink
            href={administrationAddress(locale, contract.name, 'new')}
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
          {data && countText(data.count)}
        </p>
        <SavedViews view={view} state={state} onShow={(savedState) => show(savedState)} />
        <ColumnChoice view={view} columns={columns} />
      </div>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!data && !error && <p className={styles.waiting}>{t('loading')}</p>}
      {data && data.count === 0 && (
        <div className={styles.empty}>
          <p>{isNarrowed ? t('nothingFits') : t('empty')}</p>
          {isNarrowed && <PageLink href={administrationAddress(locale, contract.name)}>{t('showAll')}</PageLink>}
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
        pages={Math.ceil(total / pageSize)}
        toHref={(page) => toAddress({ page })}
      />
      <BulkActions
        view={view}
        records={selection.records}
        total={total}
        isLoading={selection.isLoading}
        onSelectAll={selection.selectAll}
        onClear={selection.clear}
        onDone={(ids) => setSelected(ids, false)}
      />
    </>
  )
}
