import type { RecordTypeView } from '../record-type'

/** State of a list: search, order, filters and page. The address contains all of it. */
export interface ListState {
  search: string
  ordering: string
  filters: Readonly<Record<string, string>>
  page: number
}

export const pageSize = 50

/** Parses the query of an address. Parameters that the record type does not know are ignored. */
export function parseListState({ contract, filters }: RecordTypeView, query: string): ListState {
  const parameters = new URLSearchParams(query)
  const columnNames = contract.orderings.map(stripDirection)
  const ordering = parameters.get('ordering') ?? ''
  const page = Number(parameters.get('page') ?? '1')
  const setFilters: Record<string, string> = {}
  for (const name of Object.keys(filters)) {
    const value = parameters.get(name)
    if (value) setFilters[name] = value
  }
  return {
    search: parameters.get('search') ?? '',
    ordering: columnNames.includes(stripDirection(ordering)) ? ordering : contract.orderings[0],
    filters: setFilters,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Returns the query of an address for a state; empty for all records in the default order. */
export function formatListQuery({ contract }: Pick<RecordTypeView, 'contract'>, state: ListState): string {
  const { search, ordering, filters, page } = state
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...filters,
    ...(ordering !== contract.orderings[0] && { ordering }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
}

export function formatCallQuery({ search, ordering, filters, page }: ListState, size = pageSize): string {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...filters,
    ordering,
    page: String(page),
    page_size: String(size),
  }).toString()
}

/**
 * Returns the order after a click on the head of a column: ascending, or descending if it already
 * was ascending.
 */
export function getNextOrdering(columnName: string, currentOrdering: string): string {
  return currentOrdering === columnName ? `-${columnName}` : columnName
}

export const stripDirection = (ordering: string): string => ordering.replace(/^-/, '')
