import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { requireSuccess } from '@/lib/api/require-success'
import type { DeletedPerson, PersonOverview, PersonRequest } from '@/lib/contract/administration/personal-data'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { deletePerson } from './calls'
import styles from './personal-data.module.css'

interface PersonDeletionProps {
  person: PersonOverview
  request: PersonRequest
  onDeleted: (result: DeletedPerson) => void
}

/**
 * Deletes the stored data about a person. The e-mail address must be typed again. Users delete
 * their own account in their profile instead.
 */
export function PersonDeletion({ person, request, onDeleted }: PersonDeletionProps) {
  const t = useTranslations('administration.personalData')
  const { locale } = useAdministration()
  if (person.is_own) {
    return (
      <p>
        <PageLink href={buildPath(locale, '/account')}>{t('own')}</PageLink>
      </p>
    )
  }
  if (person.deleted.length === 0) return <p>{t('onlyStaying')}</p>
  return <DeletionForm person={person} request={request} onDeleted={onDeleted} />
}

function DeletionForm({ person: { email }, request, onDeleted }: PersonDeletionProps) {
  const t = useTranslations('administration.personalData')
  const { locale, callWithLogin } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const [confirmation, setConfirmation] = useState('')
  const [isMismatch, setMismatch] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => requireSuccess(callWithLogin(() => deletePerson(locale, { ...request, confirmation }))),
    onSuccess: onDeleted,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isPending) return
    const isConfirmed = confirmation.trim().toLowerCase() === email
    setMismatch(!isConfirmed)
    if (isConfirmed) mutate()
  }

  return (
    <form className={`${formStyles.fields} ${styles.deletion}`} noValidate onSubmit={submit}>
      <h3>{t('deleteTitle')}</h3>
      <p>{t('deleteLead')}</p>
      <TextField
        id="person-confirmation"
        label={t('confirmation')}
        error={isMismatch ? t('mismatch') : undefined}
        isRequired
        input={{
          type: 'email',
          autoComplete: 'off',
          value: confirmation,
          onChange: ({ target }) => setConfirmation(target.value),
        }}
      />
      {error && <p role="alert">{describeFailure(error.failure)}</p>}
      <div>
        <SubmitButton isSending={isPending}>{isPending ? t('deleting') : t('delete')}</SubmitButton>
      </div>
    </form>
  )
}
