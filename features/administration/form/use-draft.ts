import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useDebounced } from '@/components/ui/use-debounced'
import { useAdministration } from '../administration-context'
import { administrationStore } from '../administration-store'
import type { Values } from '../calls'

const draftSchema = z.object({
  /** Revision of the record that was changed; null for a new record. */
  revision: z.number().nullable(),
  /** The changed values. */
  values: z.record(z.string(), z.unknown()),
  at: z.string(),
})

interface DraftOptions {
  type: string
  /** Id of the record; null for a new one. */
  id: number | null
  revision: number | null
  /** The unsaved changes. */
  changed: Values
}

/**
 * Stores the unsaved changes of a form in this browser, for each user, until they are saved.
 * @returns the draft of an earlier visit, and functions that handle it
 */
export function useDraft({ type, id, revision, changed }: DraftOptions) {
  const { user } = useAdministration()
  const toKey = (record: number | null) => `draft.${user.id}.${type}.${record ?? 'new'}`
  const key = toKey(id)
  const [earlierDraft, setEarlierDraft] = useState(() => administrationStore(key, draftSchema).read())
  const keptValues = useDebounced(changed)
  const isChanged = Object.keys(keptValues).length > 0

  useEffect(() => {
    // The earlier draft is kept until the user has restored or discarded it.
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
    /** Must be called when the form has taken over the draft. */
    take: () => setEarlierDraft(null),
    /** Stores changes as the draft of a record that has just been created. */
    keepFor(record: { id: number; revision: number }, values: Values) {
      if (Object.keys(values).length === 0) return
      const newDraft = { revision: record.revision, values, at: new Date().toISOString() }
      administrationStore(toKey(record.id), draftSchema).write(newDraft)
    },
  }
}
