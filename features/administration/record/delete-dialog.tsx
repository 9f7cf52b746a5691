import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { isOutdated } from '@/lib/api/result'
import { useAdministration } from '../administration-context'
import { type AdministeredRecord, deleteRecord } from '../calls'
import styles from '../form/form.module.css'
import { useRecordUses } from '../form/record-uses'
import { useAction } from '../form/use-action'
import { recordKeys } from '../queries'
import type { RecordTypeView } from '../record-type'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'

interface DeleteDialogProps {
  view: RecordTypeView
  record: AdministeredRecord
  onClose: () => void
  onDeleted: () => void
}

/** The dialog that confirms the deletion of a record and lists the places that use it. */
export function DeleteDialog({ view, record, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslations('administration.delete')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const client = useQueryClient()
  const uses = useRecordUses(view, [record.id])
  const { runAtOnce } = useAction(view, () => undefined)
  const { mutate, isPending: isDeleting } = useMutation({
    async mutationFn() {
      // The backend would refuse a running query, such as the preview of a mail, with 404.
      await client.cancelQueries({ queryKey: recordKeys.type(view.contract.name) })
      return await callWithLogin(() => deleteRecord(locale, view.contract, record))
    },
    onSuccess(result) {
      if (result.ok) {
        notify({
          kind: 'success',
          text: t('done', { title: record.title }),
          isLasting: view.can.create,
          ...(view.can.create && {
            actions: [
              {
                text: t('undo'),
                onPress: () => void runAtOnce({ action: 'restore', ids: [record.id], values: {}, rows: [] }),
              },
            ],
          }),
        })
        return onDeleted()
      }
      const { failure } = result
      // The next attempt is based on the current state.
      if (failure.status === 409) void client.invalidateQueries({ queryKey: recordKeys.type(view.contract.name) })
      notify({ kind: 'error', text: isOutdated(failure) ? t('stale') : describeFailure(failure), isLasting: true })
      onClose()
    },
  })
  return (
    <Dialog title={t('title', { title: record.title })} onClose={onClose}>
      {view.actions.delete?.question && <p>{view.actions.delete.question[locale]}</p>}
      {uses.list}
      <div className={styles.actions}>
        <Button variant="primary" isDisabled={isDeleting || !uses.isLoaded} onClick={() => mutate()}>
          {t('submit')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </Dialog>
  )
}
