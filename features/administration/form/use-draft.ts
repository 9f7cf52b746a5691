import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { useDebounced } from '@/components/ui/use-debounced'
import { useAdministration } from '../administration-context'
import { administrationStore } from '../administration-store'
import type { Values } from '../calls'
import type { StoredValues } from './changed-values'

const valuesSchema = z.record(z.string(), z.unknown())
const draftSchema = z.object({
  /** Revision of the record that was changed; null for a new record. */
  revision: z.number().nullable(),
  /** The stored values of the changed fields. Earlier releases did not write them. */
  base: valuesSchema.optional(),
  /** The changed values. */
  values: valuesSchema,
  at: z.string(),
})
export type Draft = z.infer<typeof draftSchema>

const toDraft = ({ revision, values: before }: StoredValues, values: Values): Draft => ({
  revision,
  base: Object.fromEntries(Object.keys(values).map((name) => [name, before[name]])),
  values: { ...values },
  at: new Date().toISOString(),
})

/** Suffixes of the keys of a form. Each key stores a draft until the user has decided about it. */
const slots = ['', '.2', '.3', '.4']

interface DraftOptions {
  type: string
  /** Id of the record; null for a new one. */
  id: number | null
  /** The stored state that the changes are based on. */
  base: StoredValues
  /** The unsaved changes. */
  changed: Values
}

/**
 * Stores the unsaved changes of a form in this browser, for each user, until they are saved.
 * @returns the first draft of an earlier visit, and functions that handle the drafts
 */
export function useDraft({ type, id, base, changed }: DraftOptions) {
  const { user } = useAdministration()
  const openStore = (record: number | null, slot: string) =>
    administrationStore(`draft.${user.id}.${type}.${record ?? 'new'}${slot}`, draftSchema)
  const readDrafts = (ownSlot?: string) => {
    const earlierDrafts = slots.flatMap((name) => {
      const draft = name === ownSlot ? null : openStore(id, name).read()
      return draft ? [{ slot: name, draft }] : []
    })
    const freeSlot = slots.find((name) => !earlierDrafts.some((earlier) => earlier.slot === name))
    return { earlierDrafts, slot: ownSlot ?? freeSlot }
  }
  const [{ earlierDrafts, slot }, setDrafts] = useState(() => readDrafts())
  const [first] = earlierDrafts
  const keptValues = useDebounced(changed)

  const write = (draft: Draft | null) => {
    if (slot !== undefined) openStore(id, slot).write(draft)
  }
  const keep = useEffectEvent((values: Values) =>
    write(Object.keys(values).length > 0 ? toDraft(base, values) : null),
  )
  useEffect(() => keep(keptValues), [keptValues])

  return {
    earlierDraft: first?.draft ?? null,
    /** Removes the stored changes of this form. */
    forget: () => write(null),
    /** Removes the earlier draft. */
    drop() {
      if (first) openStore(id, first.slot).write(null)
      setDrafts(readDrafts(slot))
    },
    /** Must be called when the form takes over the draft. Replaced changes become a draft. */
    take() {
      const isReplacing = Object.keys(changed).some((name) => name in (first?.draft.values ?? {}))
      write(isReplacing ? toDraft(base, changed) : null)
      setDrafts(readDrafts(first?.slot))
    },
    /** Stores changes as the draft of a record that has just been created. */
    keepFor(record: StoredValues & { id: number }, values: Values) {
      if (Object.keys(values).length > 0) openStore(record.id, '').write(toDraft(record, values))
    },
  }
}
