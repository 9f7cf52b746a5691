import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ChangedText } from '@/components/conflict/changed-text'
import { ConflictDialog } from '@/components/conflict/conflict-dialog'
import type { Version } from '@/components/conflict/conflict-form'
import { locales } from '@/lib/contract/common/locale'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { localizedSchema } from '../localized'
import type { Field, RecordTypeView } from '../record-type'
import { ValueText } from '../value-text'
import { isSameValue, listContestedNames } from './changed-values'
import { mergeValue } from './merged-value'
import type { Conflict } from './use-record-form'

export interface RecordConflictProps {
  view: RecordTypeView
  conflict: Conflict
  /** The values before either change. */
  base: Values
  yours: Values
  onKeep: () => void
  /** Called with the user's changes, with the chosen versions of the contested ones. */
  onResolve: (values: Values) => void
}

/** Shows the changes of both users next to each other, field by field. Offers merged texts. */
export function RecordConflict({ view, conflict, base, yours, onKeep, onResolve }: RecordConflictProps) {
  const t = useTranslations('administration.conflict')
  const { locale } = useAdministration()
  const [choices, setChoices] = useState<Readonly<Record<string, Version>>>({})
  const theirs = conflict.stored.values
  const otherName = conflict.otherName ?? t('somebody')
  const allFields = Object.fromEntries(view.groups.flatMap(({ fields }) => Object.entries(fields)))
  const contestedFields = listContestedNames(base, yours, theirs).flatMap((name) => {
    const values = { base: base[name], yours: yours[name], theirs: theirs[name] }
    const field = allFields[name]
    if (!field) return []
    const merged = mergeValue(field, values)
    const selectedVersion = choices[name] ?? (merged === null ? 'yours' : 'merged')
    return [{ name, field, values, merged, selectedVersion }]
  })
  /** Names of the fields that only the other user has changed. */
  const uncontestedNames = Object.keys(allFields).filter(
    (name) => !(name in yours) && !isSameValue(theirs[name], base[name]),
  )

  function resolve(): void {
    const resolvedValues: Record<string, unknown> = { ...yours }
    for (const { name, selectedVersion, values, merged } of contestedFields) {
      resolvedValues[name] = { ...values, merged }[selectedVersion]
    }
    onResolve(resolvedValues)
  }

  return (
    <ConflictDialog
      title={t('title')}
      text={<p>{t('text', { by: otherName })}</p>}
      otherName={conflict.otherName}
      fields={contestedFields.map(({ name, field, values, merged, selectedVersion }) => {
        const renderChange = (value: unknown) => <ChangedValue field={field} value={value} before={values.base} />
        return {
          name,
          label: field.label[locale],
          selectedVersion,
          before: <ValueText field={field} value={values.base} />,
          yours: renderChange(values.yours),
          theirs: renderChange(values.theirs),
          merged: merged === null ? null : renderChange(merged),
        }
      })}
      note={
        uncontestedNames.length > 0 && (
          <p>
            {t('alsoChanged', {
              by: otherName,
              fields: uncontestedNames.map((name) => allFields[name]?.label[locale]).join(', '),
            })}
          </p>
        )
      }
      onChoose={(name, version) => setChoices((currentChoices) => ({ ...currentChoices, [name]: version }))}
      onSubmit={resolve}
      onPostpone={onKeep}
    />
  )
}

/** A value; in a text, added and removed words are marked. */
function ChangedValue({ field, before, value }: { field: Field; before: unknown; value: unknown }): ReactNode {
  if (field.kind === 'line' || field.kind === 'text' || field.kind === 'html') {
    return <ChangedText before={String(before ?? '')} after={String(value ?? '')} />
  }
  if (field.kind !== 'localizedLine' && field.kind !== 'localizedText') {
    return <ValueText field={field} value={value} />
  }
  const oldTexts = localizedSchema.safeParse(before).data
  const newTexts = localizedSchema.safeParse(value).data
  return locales.map((language) => (
    <span key={language} lang={language}>
      {language.toUpperCase()}: <ChangedText before={oldTexts?.[language] ?? ''} after={newTexts?.[language] ?? ''} />
    </span>
  ))
}
