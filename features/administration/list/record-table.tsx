import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import type { RecordTypeView } from '../record-type'
import { toTitleText } from '../title-text'
import { Cell } from './cell'
import { getNextOrdering, stripDirection } from './list-state'
import styles from './record-list.module.css'

export interface ListedRecord {
  id: number
  title: string
  url: string | null
  values: Values
}

export interface RecordTableProps {
  view: RecordTypeView
  /** Names of the visible columns, except for the title. */
  columns: readonly string[]
  records: readonly ListedRecord[]
  selectedIds: ReadonlySet<number>
  ordering: string
  /** True while new rows are loading and the previous ones are still visible. */
  isBusy: boolean
  onOrder: (ordering: string) => void
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  ref: Ref<HTMLTableElement>
}

const arrows = { ascending: ' ↑', descending: ' ↓' }

/**
 * The table of a list. The titles link to the records, the heads of the columns change the order,
 * and checkboxes select records for actions.
 */
export function RecordTable(props: RecordTableProps) {
  const { view, columns, records, selectedIds, ordering, isBusy, onOrder, onSelect, ref } = props
  const t = useTranslations('administration.list')
  const { locale } = useAdministration()
  const canSelect = Object.keys(view.actions).length > 0
  const sortableColumns = view.contract.orderings.map(stripDirection)
  const titleColumn = Object.entries(view.columns).find(([, { isTitle }]) => isTitle)
  const titledRecords = records.map((record) => ({
    ...record,
    title: toTitleText(view, record.title, locale),
  }))
  const isAllSelected = records.every(({ id }) => selectedIds.has(id))

  const renderHead = (name: string, label: string) => {
    const isSorted = stripDirection(ordering) === name
    const direction = ordering.startsWith('-') ? 'descending' : 'ascending'
    return (
      <th key={name} scope="col" aria-sort={isSorted ? direction : undefined}>
        {sortableColumns.includes(name) ? (
          <BaseButton className={styles.sort} onClick={() => onOrder(getNextOrdering(name, ordering))}>
            {label}
            <span aria-hidden="true">{isSorted && arrows[direction]}</span>
          </BaseButton>
        ) : (
          label
        )}
      </th>
    )
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable section needs a tab stop, so that keys can scroll it.
    <section className={styles.scroll} aria-label={view.name.many[locale]} tabIndex={0} aria-busy={isBusy}>
      <table ref={ref} className={styles.table}>
        <thead>
          <tr>
            {canSelect && (
              <th scope="col" className={styles.box}>
                <span className="visually-hidden">{t('selection')}</span>
                <input
                  type="checkbox"
                  aria-label={t('selectAll')}
                  checked={isAllSelected}
                  onChange={(event) =>
                    onSelect(
                      records.map(({ id }) => id),
                      event.currentTarget.checked,
                    )
                  }
                />
              </th>
            )}
            {renderHead(titleColumn?.[0] ?? '', titleColumn?.[1].label[locale] ?? view.name.one[locale])}
            {columns.map((name) => renderHead(name, view.columns[name]?.label[locale] ?? name))}
          </tr>
        </thead>
        <tbody>
          {titledRecords.map(({ id, title, url, values }) => (
            <tr key={id} data-id={id} data-selected={selectedIds.has(id) ? '' : undefined}>
              {canSelect && (
                <td className={styles.box}>
                  <input
                    type="checkbox"
                    aria-label={t('select', { title })}
                    checked={selectedIds.has(id)}
                    onChange={(event) => onSelect([id], event.currentTarget.checked)}
                  />
                </td>
              )}
              <th scope="row">
                <PageLink href={toAdministrationAddress(locale, view.contract.name, id)}>{title || `#${id}`}</PageLink>
                {url && (
                  <PageLink href={url} className={styles.visit} target="_blank" aria-label={t('visit', { title })}>
                    ↗
                  </PageLink>
                )}
              </th>
              {columns.map((name) => {
                const column = view.columns[name]
                return (
                  <td key={name} data-kind={column?.kind}>
                    {column && <Cell column={column} value={values[name]} locale={locale} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
