import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { CheckField } from '@/components/form/check-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAdministration } from '../administration-context'
import { type AdministeredRecord, isUnpublished, restoreVersion } from '../calls'
import { isSameValue } from '../form/changed-values'
import styles from '../form/form.module.css'
import { recordKeys, versionQuery } from '../queries'
import type { Field, RecordTypeView } from '../record-type'
import { LoadingStatus } from '../ui/loading-status'
import { ReadProblem } from '../ui/read-problem'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { ValueText } from '../value-text'

interface RestoreDialogProps {
  view: RecordTypeView
  record: AdministeredRecord
  version: number
  onRestored: (record: AdministeredRecord) => void
  onClose: () => void
}

/**
 * Shows how a version differs from the current values, and restores the selected fields. Fields
 * that grant access are not selected at first.
 */
export function RestoreDialog({ view, record, version, onRestored, onClose }: RestoreDialogProps) {
  const t = useTranslations('administration.history')
  const { locale, callWithLogin, notify } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const client = useQueryClient()
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  const { data: values, error, refetch } = useQuery(versionQuery(locale, view.contract, record.id, version))
  const differences = view.groups
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([name]) => values && !isSameValue(values[name], record.values[name]))
  const isSelected = ([name, field]: [string, Field]) => choices[name] ?? !field.grantsAccess
  const selectedNames = differences.filter(isSelected).map(([name]) => name)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callWithLogin(() => restoreVersion(locale, view.contract, { ...record, version, fields: selectedNames })),
    onSuccess(result) {
      onClose()
      if (!result.ok) {
        if (result.failure.status === 409)
          void client.invalidateQueries({ queryKey: recordKeys.type(view.contract.name) })
        return notify({ kind: 'error', text: describeFailure(result.failure), isLasting: true })
      }
      const isLasting = isUnpublished(result.value)
      notify({ kind: 'success', text: t(isLasting ? 'restoredUnpublished' : 'restored'), isLasting })
      onRestored(result.value)
    },
  })
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog title={t('restore')} onClose={onClose}>
      {error && <ReadProblem failure={error.failure} onRetry={() => void refetch()} />}
      {!values && !error && <LoadingStatus />}
      {values && (
        <form className={styles.dialog} onSubmit={submit}>
          <p>{differences.length > 0 ? t('restoreText') : t('same')}</p>
          {differences.map(([name, field]) => (
            <div key={name}>
              <CheckField
                id={`restore-${name}`}
                hint={field.grantsAccess && t('grantsAccess')}
                input={{
                  checked: isSelected([name, field]),
                  onChange: ({ target }) => setChoices({ ...choices, [name]: target.checked }),
                }}
              >
                {field.label[locale]}
              </CheckField>
              <dl className={styles.facts}>
                <div>
                  <dt>{t('now')}</dt>
                  <dd>
                    <ValueText field={field} value={record.values[name]} />
                  </dd>
                </div>
                <div>
                  <dt>{t('then')}</dt>
                  <dd>
                    <ValueText field={field} value={values[name]} />
                  </dd>
                </div>
              </dl>
            </div>
          ))}
          <div className={styles.actions}>
            <Button variant="primary" type="submit" isDisabled={isPending || selectedNames.length === 0}>
              {t('restoreSelected')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
