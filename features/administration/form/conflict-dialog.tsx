import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { recordQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { isSameValue } from './changed-values'
import { ContestedField, type Version } from './contested-field'
import styles from './form.module.css'
import { mergedValue } from './merged-value'
import type { Conflict } from './use-record-form'

export interface ConflictDialogProps {
  view: RecordTypeView
  id: number
  conflict: Conflict
  /** The values before either change. */
  base: Values
  /** What was changed here. */
  yours: Values
  onKeep: () => void
  /**
   * Called with what is to be stored on top of which revision; null where nothing of one's own is to stay.
   */
  onResolve: (values: Values | null, revision: number) => void
}

/** What somebody else stored meanwhile, field by field beside one's own changes; texts that go together are offered as one. */
export function ConflictDialog({ view, id, conflict, base, yours, onKeep, onResolve }: ConflictDialogProps) {
  const t = useTranslations('administration.conflict')
  const { locale } = useAdministration()
  const client = useQueryClient()
  const [choices, setChoices] = useState<Readonly<Record<string, Version>>>({})
  const by = conflict.by ?? t('somebody')
  const all = Object.fromEntries(view.groups.flatMap(({ fields }) => Object.entries(fields)))
  const contested = Object.keys(yours).flatMap((name) => {
    const values = { base: base[name], yours: yours[name], theirs: conflict.current[name] }
    const field = all[name]
    if (!field || isSameValue(values.theirs, values.base) || isSameValue(values.theirs, values.yours))
      return []
    const merged = mergedValue(field, values)
    return [{ name, field, values, merged, chosen: choices[name] ?? (merged === null ? 'yours' : 'merged') }]
  })
  const theirsAlone = Object.keys(all).filter(
    (name) => !(name in yours) && !isSameValue(conflict.current[name], base[name]),
  )

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const taken = new Map(
      contested.map(({ name, chosen, values, merged }) => [name, { ...values, merged }[chosen]]),
    )
    const kept = Object.keys(yours).flatMap((name) => {
      const value = taken.has(name) ? taken.get(name) : yours[name]
      return isSameValue(value, conflict.current[name]) ? [] : [[name, value] as const]
    })
    // The revision of what is stored now, which the refusal does not tell.
    const { revision } = await client.fetchQuery(recordQuery(locale, view.contract, id))
    onResolve(kept.length > 0 ? Object.fromEntries(kept) : null, revision)
  }

  return (
    <Dialog title={t('title')} onClose={onKeep}>
      <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
        <p>{t('text', { by })}</p>
        {contested.map(({ name, ...field }) => (
          <ContestedField
            key={name}
            {...{ ...field, by }}
            onChoose={(version) => setChoices((before) => ({ ...before, [name]: version }))}
          />
        ))}
        {theirsAlone.length > 0 && (
          <p>
            {t('alsoChanged', { by, fields: theirsAlone.map((name) => all[name]?.label[locale]).join(', ') })}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="primary" type="submit">
            {t('resolve')}
          </Button>
          <Button onClick={onKeep}>{t('later')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
