import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { saveTable } from '@/components/files/save-table'
import { Button } from '@/components/ui/button'
import { requireSuccess } from '@/lib/api/require-success'
import { useAdministration } from '../administration-context'
import { exportRecords } from '../calls'
import type { RecordTypeView } from '../record-type'
import { useFailureText } from '../ui/failure-text'
import { addLabels } from './exported-table'
import { formatCallQuery, type ListState } from './list-state'

/** A button that downloads the records on all pages of the list as a table. */
export function ExportButton({ view, state }: { view: RecordTypeView; state: ListState }) {
  const t = useTranslations('administration.list')
  const { locale, callWithLogin, notify } = useAdministration()
  const failureText = useFailureText()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      requireSuccess(callWithLogin(() => exportRecords(locale, view.contract, formatCallQuery({ ...state, page: 1 })))),
    onSuccess: (table) => saveTable(`${view.contract.name}.csv`, addLabels(String(table), view.columns, locale)),
    onError: ({ failure }) => notify({ kind: 'error', text: failureText(failure), isLasting: true }),
  })
  return (
    <Button isDisabled={isPending} onClick={() => mutate()}>
      {t('export')}
    </Button>
  )
}
