import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { requireSuccess } from '@/lib/api/require-success'
import type { Failure } from '@/lib/api/result'
import type { ImportMapping } from '@/lib/contract/administration/record-import'
import { useAdministration } from '../administration-context'
import { recordKeys } from '../queries'
import type { RecordTypeView } from '../record-type'
import { type ChosenTable, importTable, previewTable } from './send-table'

/**
 * Returns the state of an import and its functions: the file, the targets of the columns, the
 * preview and the result.
 */
export function useTableImport({ contract }: RecordTypeView) {
  const { locale, callWithLogin } = useAdministration()
  const client = useQueryClient()
  const [table, setTable] = useState<(ChosenTable & { fileNumber: number }) | null>(null)
  const fileCount = useRef(0)
  /** The reason why the preview was loaded again after an import. */
  const [doubt, setDoubt] = useState<'stale' | 'unconfirmed' | null>(null)

  const preview = useQuery({
    queryKey: ['record-import', contract.name, locale, table?.fileNumber, table?.mapping],
    queryFn: ({ signal }) =>
      table && requireSuccess(callWithLogin(() => previewTable({ locale, contract, signal, ...table }))),
    enabled: table !== null,
    // While the user changes the targets of the same file (index 3), the previous preview stays.
    placeholderData: (previous, query) => (query?.queryKey[3] === table?.fileNumber ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const importMutation = useMutation({
    mutationFn: ({ hash, ...chosenTable }: ChosenTable & { hash: string }) => {
      // An import cannot be canceled.
      const { signal } = new AbortController()
      return requireSuccess(callWithLogin(() => importTable({ locale, contract, signal, hash, ...chosenTable })))
    },
    onError: ({ failure }) => {
      if (failure.status !== 409 && !isTransient(failure)) return
      setDoubt(failure.status === 409 ? 'stale' : 'unconfirmed')
      void preview.refetch()
    },
    onSettled: () => client.invalidateQueries({ queryKey: recordKeys.all }),
  })

  /** Replaces the file or the targets of its columns. Both start a new preview. */
  function changeTable(changedTable: typeof table): void {
    importMutation.reset()
    setDoubt(null)
    setTable(changedTable)
  }

  function chooseFile(file: File | null): void {
    fileCount.current += 1
    changeTable(file && { file, mapping: null, fileNumber: fileCount.current })
  }

  return {
    table,
    preview: table ? preview.data : null,
    result: importMutation.data,
    failure: preview.error?.failure ?? (doubt ? undefined : importMutation.error?.failure),
    isPreviewing: preview.isFetching,
    isImporting: importMutation.isPending,
    /**
     * `stale` if the import was rejected, because records have changed since the preview.
     * `unconfirmed` if its response was lost: the table may be stored. Null otherwise.
     */
    doubt,
    /** Loads a failed preview again; null if the same request would fail again. */
    retry: preview.error && isTransient(preview.error.failure) ? () => void preview.refetch() : null,
    chooseFile,
    changeMapping: (mapping: ImportMapping) => table && changeTable({ ...table, mapping }),
    startImport() {
      if (!table || !preview.data || preview.isFetching || importMutation.isPending) return
      setDoubt(null)
      importMutation.mutate({ file: table.file, mapping: table.mapping, hash: preview.data.hash })
    },
  }
}

/** Returns true if another attempt may succeed: for a lost connection or an error of the server. */
const isTransient = ({ status }: Failure) => status === 0 || status >= 500
