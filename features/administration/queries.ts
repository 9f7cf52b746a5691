import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ask } from '@/lib/api/query'
import { relation } from '@/lib/contract/administration/page-records'
import {
  createAdministeredListSchema,
  historySchema,
  type RecordTypeContract,
  recordUsesSchema,
} from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { downloadDirectorySchema } from '@/lib/contract/records/download'
import { createRecordSchema, toReadPath } from './calls'

export const recordKeys = {
  all: ['administration'] as const,
  type: (name: string) => [...recordKeys.all, name] as const,
}

/** A page of a list. The previous page stays visible until the next one is loaded. */
export const listQuery = (locale: Locale, contract: RecordTypeContract, query: string) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'list', locale, query],
    queryFn: ({ signal }) =>
      ask(createAdministeredListSchema(contract.row), `${toReadPath(locale, contract)}?${query}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const recordQuery = (locale: Locale, contract: RecordTypeContract, id: number) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'record', locale, id],
    queryFn: ({ signal }) => ask(createRecordSchema(contract), `${toReadPath(locale, contract)}${id}/`, signal),
    staleTime: 0,
    gcTime: 0,
  })

const titledListSchema = z.object({ results: z.array(relation) })

/**
 * The first records that match the search words, as suggestions in a field. `path` is that of the
 * searched list.
 */
export const searchQuery = (contract: RecordTypeContract, path: string, search: string) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'found', path, search],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ search, page_size: '8' })
      return ask(titledListSchema, `${path}?${query}`, signal)
    },
    placeholderData: keepPreviousData,
  })

export const historyQuery = (locale: Locale, contract: RecordTypeContract, id: number, page: number) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'history', locale, id, page],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ page: String(page), page_size: '20' })
      return ask(historySchema, `${toReadPath(locale, contract)}${id}/history/?${query}`, signal)
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const versionQuery = (locale: Locale, contract: RecordTypeContract, id: number, revision: number) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'version', locale, id, revision],
    queryFn: async ({ signal }) => {
      const path = `${toReadPath(locale, contract)}${id}/history/${revision}/`
      return (await ask(z.object({ values: contract.values }), path, signal)).values
    },
  })

/** Maximum number of ids in a query. */
const maxIds = 200

export const splitIds = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) => ids.slice(index * maxIds, (index + 1) * maxIds))

export const formatIdsQuery = (ids: readonly number[]) =>
  new URLSearchParams({ ids: ids.join(','), page_size: String(maxIds) })

export const recordUsesQuery = (locale: Locale, contract: RecordTypeContract, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'uses', locale, ids],
    queryFn: async ({ signal }) => {
      const readUses = (part: string) => ask(recordUsesSchema, `${toReadPath(locale, contract)}${part}`, signal)
      if (ids.length === 1) return await readUses(`${ids[0]}/uses/`)
      const lists = await Promise.all(splitIds(ids).map((listedIds) => readUses(`uses/?ids=${listedIds.join(',')}`)))
      return [...new Map(lists.flat().map((use) => [use.url, use])).values()]
    },
    ...(ids.length === 0 && { initialData: [] }),
    staleTime: 0,
  })

/** The titles of records by id. Records that are not in the list at `path` are missing. */
export const titlesQuery = (
  locale: Locale,
  contract: RecordTypeContract,
  ids: readonly number[],
  path: string = toReadPath(locale, contract),
) =>
  queryOptions({
    queryKey: [...recordKeys.type(contract.name), 'titles', path, ids],
    queryFn: async ({ signal }) => {
      const titles = new Map<number, string>()
      for (const queryIds of splitIds(ids)) {
        const { results } = await ask(titledListSchema, `${path}?${formatIdsQuery(queryIds)}`, signal)
        for (const { id, title } of results) titles.set(id, title)
      }
      return titles
    },
    placeholderData: keepPreviousData,
  })

export const attachmentsQuery = (locale: Locale, directoryId: number) =>
  queryOptions({
    queryKey: [...recordKeys.type('attachments'), locale, directoryId],
    queryFn: ({ signal }) =>
      ask(downloadDirectorySchema, `/${locale}/api/download-directories/${directoryId}/`, signal),
    staleTime: 0,
  })
