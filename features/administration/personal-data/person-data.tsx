import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { saveText } from '@/components/files/save-text'
import { Button } from '@/components/ui/button'
import { requireSuccess } from '@/lib/api/require-success'
import type { DeletedPerson, PersonOverview, PersonRequest } from '@/lib/contract/administration/personal-data'
import { useAdministration } from '../administration-context'
import { useAdministrationFailureText } from '../ui/use-administration-failure-text'
import { exportPerson } from './calls'
import { PersonDeletion } from './person-deletion'
import styles from './personal-data.module.css'
import { DeletedPlaces, RetainedPlaces } from './places'

interface PersonDataProps {
  person: PersonOverview
  /** The search that found the person. */
  request: PersonRequest
  onDeleted: (result: DeletedPerson) => void
}

/** The stored data about a person, with buttons for export and deletion. The heading gets focus. */
export function PersonData({ person, request, onDeleted }: PersonDataProps) {
  const t = useTranslations('administration.personalData')
  const { locale } = useAdministration()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const { email, names, deleted, staying } = person
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const isStored = deleted.length + staying.length > 0
  return (
    <section className={styles.person} aria-labelledby="person-found">
      <h2 id="person-found" ref={head} tabIndex={-1}>
        {t('found', { email })}
      </h2>
      {names.length > 0 && <p>{t('accountOf', { names: list.format(names) })}</p>}
      {!isStored && <p>{t('nothing')}</p>}
      {deleted.length > 0 && (
        <>
          <h3>{t('deletedPart')}</h3>
          <DeletedPlaces deleted={deleted} />
        </>
      )}
      {staying.length > 0 && (
        <>
          <h3>{t('stayingPart')}</h3>
          <RetainedPlaces staying={staying} />
        </>
      )}
      {isStored && <PersonExport request={request} />}
      {isStored && <PersonDeletion person={person} request={request} onDeleted={onDeleted} />}
    </section>
  )
}

function PersonExport({ request }: Pick<PersonDataProps, 'request'>) {
  const t = useTranslations('administration.personalData')
  const { locale, callWithLogin } = useAdministration()
  const describeFailure = useAdministrationFailureText()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => requireSuccess(callWithLogin(() => exportPerson(locale, request))),
    onSuccess: (data) => saveText('person.json', JSON.stringify(data, null, 2), 'application/json'),
    gcTime: 0,
  })
  return (
    <div className={styles.export}>
      <Button isDisabled={isPending} onClick={() => mutate()}>
        {isPending ? t('exporting') : t('export')}
      </Button>
      <p role="status">{isSuccess ? t('exported') : ''}</p>
      {error && <p role="alert">{describeFailure(error.failure)}</p>}
    </div>
  )
}
