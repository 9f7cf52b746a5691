import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orThrow } from '@/lib/api/or-throw'
import type { Failure } from '@/lib/api/result'
import type { ImportMapping } from '@/lib/contract/administration/record-import'
import { useAdministration } from '../administration-context'
import { recordKeys } from '../queries'
import type { RecordTypeView } from '../record-type'
import { type ChosenTable, importTable, previewTable } from './send-table'

/** The import of a table: its preview for the current mapping, then its result. */
export function useTableImport({ contract }: RecordTypeView) {
  const { locale, withLogin } = useAdministration()
  const client = useQueryClient()
  const [table, setTable] = useState<(ChosenTable & { number: number }) | null>(null)
  const count = useRef(0)
  const [isStale, setStale] = useState(false)

  const preview = useQuery({
    queryKey: ['record-import', contract.name, locale, table?.number, table?.mapping],
    queryFn: ({ signal }) =>
      table && orThrow(withLogin(() => previewTable({ locale, contract, signal, ...table }))),
    enabled: table !== null,
    // While columns are mapped otherwise; another table has another number.
    placeholderData: (previous, query) => (query?.queryKey[3] === table?.number ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const importing = useMutation({
    mutationFn: ({ hash, ...chosenTable }: ChosenTable & { hash: string }) => {
      const { signal } = new AbortController()
      return orThrow(withLogin(() => importTable({ locale, contract, signal, hash, ...chosenTable })))
    },
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.all }),
    onError: ({ failure }) => {
      if (failure.status !== 409) return
      setStale(true)
      void preview.refetch()
    },
  })

  function show(next: typeof table): void {
    importing.reset()
    setStale(false)
    setTable(next)
  }

  function choose(file: File | null): void {
    count.current += 1
    show(file && { file, mapping: null, number: count.current })
  }

  return {
    table,
    preview: table ? preview.data : null,
    result: importing.data,
    failure: preview.error?.failure ?? (isStale ? undefined : importing.error?.failure),
    isLooking: preview.isFetching,
    isImporting: importing.isPending,
    /** True if the preview was outdated and has been reloaded. */
    isStale,
    /** Retries a failed preview; null if the same request would fail again. */
    retry: preview.error && isPassing(preview.error.failure) ? () => void preview.refetch() : null,
    choose,
    map: (mapping: ImportMapping) => table && show({ ...table, mapping }),
    run() {
      if (!table || !preview.data || preview.isFetching || importing.isPending) return
      setStale(false)
      importing.mutate({ file: table.file, mapping: table.mapping, hash: preview.data.hash })
    },
  }
}

/** Returns true for a failure that is not about the request: no network, or a server error. */
const isPassing = ({ status }: Failure) => status === 0 || status >= 500
