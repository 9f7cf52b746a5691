import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { requireSuccess } from '@/lib/api/require-success'
import type { DeletedPerson, PersonRequest } from '@/lib/contract/administration/personal-data'
import { previewLinkLimits } from '@/lib/contract/pages/preview-link'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import { ScreenHead } from '../ui/screen-head'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { loadPersonOverview } from './calls'
import { PersonData } from './person-data'
import styles from './personal-data.module.css'
import { DeletedPlaces } from './places'

/**
 * The screen that finds the stored data about an e-mail address, for requests for access or
 * deletion. The address of this screen never contains the e-mail address.
 */
export function PersonalDataReport() {
  const t = useTranslations('administration.personalData')
  const { locale, callWithLogin } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const [email, setEmail] = useState('')
  const [guestName, setGuestName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [deletedPerson, setDeletedPerson] = useState<(DeletedPerson & { email: string }) | null>(null)
  const search = useMutation({
    mutationFn: (request: PersonRequest) => requireSuccess(callWithLogin(() => loadPersonOverview(locale, request))),
    gcTime: 0,
  })

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (search.isPending) return
    setDeletedPerson(null)
    setMissing(email.trim() === '')
    if (email.trim() === '') search.reset()
    else search.mutate({ email, guest_name: guestName })
  }

  const problem = isMissing ? t('required') : search.error?.failure.fields.email?.[0]
  const failure = problem ? undefined : search.error?.failure
  return (
    <>
      <ScreenHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      <form className={`${formStyles.fields} ${styles.search}`} noValidate onSubmit={submit}>
        <TextField
          id="person-address"
          label={t('address')}
          hint={t('addressHint')}
          error={problem}
          isRequired
          input={{
            type: 'email',
            autoComplete: 'off',
            value: email,
            onChange: ({ target }) => setEmail(target.value),
          }}
        />
        <TextField
          id="person-guest-name"
          label={t('guestName')}
          hint={t('guestNameHint')}
          error={search.error?.failure.fields.guest_name?.[0]}
          input={{
            autoComplete: 'off',
            maxLength: previewLinkLimits.name,
            value: guestName,
            onChange: ({ target }) => setGuestName(target.value),
          }}
        />
        <div>
          <SubmitButton isSending={search.isPending}>{t('find')}</SubmitButton>
        </div>
      </form>
      <p role="status">{search.isPending ? t('looking') : ''}</p>
      {failure && <p role="alert">{describeFailure(failure)}</p>}
      {deletedPerson && (
        <div role="status">
          <p>{t('done', { email: deletedPerson.email })}</p>
          <DeletedPlaces deleted={deletedPerson.deleted} />
        </div>
      )}
      {search.isSuccess && !deletedPerson && (
        <PersonData
          key={search.data.email}
          person={search.data}
          request={search.variables}
          onDeleted={(result) => setDeletedPerson({ email: search.data.email, ...result })}
        />
      )}
    </>
  )
}
