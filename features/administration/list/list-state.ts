import type { RecordTypeView } from '../record-type'

/** The state of a list: search, order, filters and page. All of it is in the address. */
export interface ListState {
  search: string
  ordering: string
  filters: Readonly<Record<string, string>>
  page: number
}

export const pageSize = 50

/** Parses the query of an address; parameters unknown to the type are ignored. */
export function parseListState({ contract, filters }: RecordTypeView, query: string): ListState {
  const parameters = new URLSearchParams(query)
  const names = contract.orderings.map(withoutDirection)
  const ordering = parameters.get('ordering') ?? ''
  const page = Number(parameters.get('page') ?? '1')
  return {
    search: parameters.get('search') ?? '',
    ordering: names.includes(withoutDirection(ordering)) ? ordering : contract.orderings[0],
    filters: Object.fromEntries(
      Object.keys(filters).flatMap((name) => {
        const value = parameters.get(name)
        return value ? [[name, value]] : []
      }),
    ),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The query of an address that shows a state; empty for all records in their usual order. */
export function formatListQuery({ contract }: Pick<RecordTypeView, 'contract'>, state: ListState): string {
  const { search, ordering, filters, page } = state
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...filters,
    ...(ordering !== contract.orderings[0] && { ordering }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
}

/** The query of the backend's call for a state. */
export function formatCallQuery({ search, ordering, filters, page }: ListState, size = pageSize): string {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...filters,
    ordering,
    page: String(page),
    page_size: String(size),
  }).toString()
}

/** Returns the ordering after a click on a column's head: by the column, then descending. */
export function getNextOrdering(name: string, current: string): string {
  return current === name ? `-${name}` : name
}

export const withoutDirection = (ordering: string): string => ordering.replace(/^-/, '')
