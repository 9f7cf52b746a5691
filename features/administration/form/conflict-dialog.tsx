import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { recordQuery } from '../queries'
import type { RecordTypeView } from '../record-type'
import { ValueText } from '../value-text'
import { isSameValue } from './changed-values'
import styles from './form.module.css'
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

/** What somebody else stored meanwhile, field by field beside one's own changes. */
export function ConflictDialog({ view, id, conflict, base, yours, onKeep, onResolve }: ConflictDialogProps) {
  const t = useTranslations('administration.conflict')
  const { locale } = useAdministration()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Readonly<Record<string, 'yours' | 'theirs'>>>({})
  const by = conflict.by ?? t('somebody')
  const all = Object.fromEntries(view.groups.flatMap(({ fields }) => Object.entries(fields)))
  const contested = Object.keys(yours).filter(
    (name) =>
      !isSameValue(conflict.current[name], base[name]) && !isSameValue(conflict.current[name], yours[name]),
  )
  const theirsAlone = Object.keys(all).filter(
    (name) => !(name in yours) && !isSameValue(conflict.current[name], base[name]),
  )

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const kept = Object.entries(yours).filter(
      ([name]) => !contested.includes(name) || chosen[name] !== 'theirs',
    )
    // The revision of what is stored now, which the refusal does not tell.
    const { revision } = await client.fetchQuery(recordQuery(locale, view.contract, id))
    onResolve(kept.length > 0 ? Object.fromEntries(kept) : null, revision)
  }

  return (
    <Dialog title={t('title')} onClose={onKeep}>
      <form className={styles.dialog} onSubmit={(event) => void submit(event)}>
        <p>{t('text', { by })}</p>
        {contested.map((name) => {
          const field = all[name]
          if (!field) return null
          const option = (version: 'yours' | 'theirs', title: string, value: unknown) => (
            <label className={styles.option}>
              <input
                type="radio"
                name={name}
                checked={(chosen[name] ?? 'yours') === version}
                onChange={() => setChosen((before) => ({ ...before, [name]: version }))}
              />
              <span>
                {title}: <ValueText field={field} value={value} />
              </span>
            </label>
          )
          return (
            <fieldset key={name} className={styles.row}>
              <legend>{field.label[locale]}</legend>
              <p className={styles.before}>
                {t('before')}: <ValueText field={field} value={base[name]} />
              </p>
              {option('yours', t('yours'), yours[name])}
              {option('theirs', t('theirs', { by }), conflict.current[name])}
            </fieldset>
          )
        })}
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
