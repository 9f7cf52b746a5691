import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ChangedText } from '@/components/conflict/changed-text'
import { ConflictDialog } from '@/components/conflict/conflict-dialog'
import type { Version } from '@/components/conflict/conflict-form'
import { locales } from '@/lib/contract/common/locale'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { localizedSchema } from '../localized'
import { recordQuery } from '../queries'
import type { Field, RecordTypeView } from '../record-type'
import { ValueText } from '../value-text'
import { isSameValue } from './changed-values'
import { mergeValue } from './merged-value'
import type { Conflict } from './use-record-form'

export interface RecordConflictProps {
  view: RecordTypeView
  id: number
  conflict: Conflict
  /** The values before either change. */
  base: Values
  /** The user's changes. */
  yours: Values
  onKeep: () => void
  /**
   * Called with the values to store and the revision they replace; null if the user discards all
   * changes.
   */
  onResolve: (values: Values | null, revision: number) => void
}

/**
 * Shows the changes of another user next to those of this user, field by field. Offers merged
 * texts.
 */
export function RecordConflict({ view, id, conflict, base, yours, onKeep, onResolve }: RecordConflictProps) {
  const t = useTranslations('administration.conflict')
  const { locale } = useAdministration()
  const client = useQueryClient()
  const [choices, setChoices] = useState<Readonly<Record<string, Version>>>({})
  const by = conflict.by ?? t('somebody')
  const allFields = Object.fromEntries(view.groups.flatMap(({ fields }) => Object.entries(fields)))
  const contestedFields = Object.keys(yours).flatMap((name) => {
    const values = { base: base[name], yours: yours[name], theirs: conflict.current[name] }
    const field = allFields[name]
    if (!field || isSameValue(values.theirs, values.base) || isSameValue(values.theirs, values.yours))
      return []
    const mergedText = mergeValue(field, values)
    return [
      {
        name,
        field,
        values,
        merged: mergedText,
        selectedVersion: choices[name] ?? (mergedText === null ? 'yours' : 'merged'),
      },
    ]
  })
  const theirsAlone = Object.keys(allFields).filter(
    (name) => !(name in yours) && !isSameValue(conflict.current[name], base[name]),
  )

  async function resolve(): Promise<void> {
    const resolvedValues = new Map(
      contestedFields.map(({ name, selectedVersion, values, merged }) => [
        name,
        { ...values, merged }[selectedVersion],
      ]),
    )
    const changes = Object.keys(yours).flatMap((name) => {
      const value = resolvedValues.has(name) ? resolvedValues.get(name) : yours[name]
      return isSameValue(value, conflict.current[name]) ? [] : [[name, value] as const]
    })
    // The revision of the stored state, which the response does not contain.
    const { revision } = await client.fetchQuery(recordQuery(locale, view.contract, id))
    onResolve(changes.length > 0 ? Object.fromEntries(changes) : null, revision)
  }

  return (
    <ConflictDialog
      title={t('title')}
      text={<p>{t('text', { by })}</p>}
      otherName={conflict.by}
      fields={contestedFields.map(({ name, field, values, merged, selectedVersion }) => {
        const renderChange = (value: unknown) => (
          <ChangedValue field={field} value={value} before={values.base} />
        )
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
        theirsAlone.length > 0 && (
          <p>
            {t('alsoChanged', {
              by,
              fields: theirsAlone.map((name) => allFields[name]?.label[locale]).join(', '),
            })}
          </p>
        )
      }
      onChoose={(name, version) => setChoices((before) => ({ ...before, [name]: version }))}
      onSubmit={() => void resolve()}
      onLater={onKeep}
    />
  )
}

/** A value; in a text, added and removed words are marked. */
function ChangedValue({
  field,
  before,
  value,
}: {
  field: Field
  before: unknown
  value: unknown
}): ReactNode {
  if (field.kind === 'line' || field.kind === 'text' || field.kind === 'html') {
    return <ChangedText before={String(before ?? '')} after={String(value ?? '')} />
  }
  if (field.kind !== 'localizedLine' && field.kind !== 'localizedText') {
    return <ValueText field={field} value={value} />
  }
  const [old, text] = [before, value].map((localizedValue) => localizedSchema.safeParse(localizedValue).data)
  return locales.map((language) => (
    <span key={language} lang={language}>
      {language.toUpperCase()}: <ChangedText before={old?.[language] ?? ''} after={text?.[language] ?? ''} />
    </span>
  ))
}
