import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import { createEmptyValue } from '../form/empty-value'
import { RecordForm } from '../form/record-form'
import { recordKeys } from '../queries'
import type { RecordTypeView } from '../record-type'
import { ScreenHead } from '../ui/screen-head'
import { getParentView } from './parent-view'

export function NewRecord({ view }: { view: RecordTypeView }) {
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  const client = useQueryClient()
  const { name, contract } = view
  const listView = getParentView(view)
  const [values] = useState(() => {
    const fields = view.groups.flatMap(({ fields: groupFields }) => Object.entries(groupFields))
    return {
      ...Object.fromEntries(fields.map(([key, field]) => [key, createEmptyValue(field)])),
      ...view.getInitialValues?.(),
    }
  })
  return (
    <>
      <ScreenHead
        title={name.create?.[locale] ?? t('create', { name: name.one[locale] })}
        backLink={
          <PageLink href={toAdministrationAddress(locale, listView.contract.name)}>
            {listView.name.many[locale]}
          </PageLink>
        }
      />
      <RecordForm
        view={view}
        record={null}
        values={values}
        onReload={() => undefined}
        onStored={({ id }) => {
          void client.invalidateQueries({ queryKey: recordKeys.type(contract.name) })
          window.history.replaceState(null, '', toAdministrationAddress(locale, contract.name, id))
        }}
      />
    </>
  )
}
