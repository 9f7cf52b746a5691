import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ConflictDialog } from '@/components/conflict/conflict-dialog'
import type { Version } from '@/components/conflict/conflict-form'
import { type EntryValues, entryFields } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { type Changes, type ProposalDraft, pickFields } from '../proposal-draft'
import { EntryValue } from './entry-value'

interface ProposalConflictProps {
  contested: ProposalDraft
  /** The values without those of the draft. */
  current: EntryValues
  logos: readonly Image[]
  locale: Locale
  onResolve: (values: Changes) => void
  onClose: () => void
}

/** Asks which values to propose of fields that others have changed since the user edited them. */
export function ProposalConflict({ contested, current, logos, locale, onResolve, onClose }: ProposalConflictProps) {
  const t = useTranslations('account.organization')
  const [choices, setChoices] = useState<Readonly<Record<string, Version>>>({})
  const fields = entryFields.filter((field) => field in contested.values)
  const getVersion = (name: string) => choices[name] ?? 'theirs'
  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={<p>{t('conflict.text')}</p>}
      otherName={null}
      fields={fields.map((field) => {
        const renderValue = (values: Changes) => (
          <EntryValue field={field} value={values[field]} logos={logos} locale={locale} />
        )
        return {
          name: field,
          label: t(`fields.${field}`),
          selectedVersion: getVersion(field),
          before: field in contested.base ? renderValue(contested.base) : null,
          yours: renderValue(contested.values),
          theirs: renderValue(current),
          merged: null,
        }
      })}
      onChoose={(name, version) => setChoices((previousChoices) => ({ ...previousChoices, [name]: version }))}
      onSubmit={() => {
        const yourFields = fields.filter((field) => getVersion(field) === 'yours')
        onResolve(pickFields(contested.values, yourFields))
        onClose()
      }}
      onPostpone={onClose}
    />
  )
}
