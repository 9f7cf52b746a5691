import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useDebounced } from '@/components/ui/use-debounced'
import { useAdministration } from '../administration-context'
import { administrationStore } from '../administration-store'
import type { Values } from '../calls'

const draftSchema = z.object({
  /** The revision of the changed record; null for a new one. */
  revision: z.number().nullable(),
  /** The changed values. */
  values: z.record(z.string(), z.unknown()),
  at: z.string(),
})

interface DraftOptions {
  type: string
  /** Null for a new record. */
  id: number | null
  revision: number | null
  /** The unsaved changes. */
  changed: Values
}

/**
 * Stores the unsaved changes of a form in this browser, per user, until they are saved.
 * @returns the draft of an earlier visit, and a function that deletes it
 */
export function useDraft({ type, id, revision, changed }: DraftOptions) {
  const { user } = useAdministration()
  const toKey = (record: number | null) => `draft.${user.id}.${type}.${record ?? 'new'}`
  const key = toKey(id)
  const [earlierDraft, setEarlierDraft] = useState(() => administrationStore(key, draftSchema).read())
  const keptValues = useDebounced(changed)
  const isChanged = Object.keys(keptValues).length > 0

  useEffect(() => {
    // An earlier draft is kept until the user has decided on it.
    if (earlierDraft) return
    const draft = isChanged ? { revision, values: keptValues, at: new Date().toISOString() } : null
    administrationStore(key, draftSchema).write(draft)
  }, [earlierDraft, isChanged, keptValues, key, revision])

  return {
    earlierDraft,
    forget() {
      setEarlierDraft(null)
      administrationStore(key, draftSchema).write(null)
    },
    /** To be called when the form has taken over the draft. */
    take: () => setEarlierDraft(null),
    /** Keeps changes of a record that has just been created. */
    keepFor(record: { id: number; revision: number }, values: Values) {
      if (Object.keys(values).length === 0) return
      const newDraft = { revision: record.revision, values, at: new Date().toISOString() }
      administrationStore(toKey(record.id), draftSchema).write(newDraft)
    },
  }
}
