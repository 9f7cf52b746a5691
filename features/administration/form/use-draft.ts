import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { useAdministration } from '../administration-context'
import { openAdministrationDrafts } from '../administration-store'
import type { Values } from '../calls'
import type { StoredValues } from './changed-values'

/** The pause in typing after which a draft is stored, in milliseconds. */
const storeDelayMs = 200

const valuesSchema = z.record(z.string(), z.unknown())
const draftSchema = z.object({
  /** Revision of the record that the user changed; null for a new record. */
  revision: z.number().nullable(),
  /** The stored values of the changed fields. Earlier releases did not write them. */
  base: valuesSchema.optional(),
  values: valuesSchema,
  at: z.string(),
  /** The key of the request that creates the record; set for new records only. */
  creationKey: z.string().optional(),
})
export type Draft = z.infer<typeof draftSchema>

const toDraft = ({ revision, values: storedValues }: StoredValues, values: Values, creationKey?: string): Draft => ({
  revision,
  creationKey,
  base: Object.fromEntries(Object.keys(values).map((name) => [name, storedValues[name]])),
  values: { ...values },
  at: new Date().toISOString(),
})

interface DraftOptions {
  type: string
  /** Id of the record; null for a new one. */
  id: number | null
  /** The stored state that the changes are based on. */
  base: StoredValues
  changes: Values
  /** The key of the request that creates a new record. */
  creationKey?: string | undefined
}

/**
 * Stores the unsaved changes of a form in this browser, for each user, until they are saved.
 * @returns the newest draft of an earlier visit or another tab, and functions that handle drafts
 */
export function useDraft({ type, id, base, changes, creationKey }: DraftOptions) {
  const { user } = useAdministration()
  const openDrafts = (recordId: number | null) =>
    openAdministrationDrafts(`draft.${user.id}.${type}.${recordId ?? 'new'}`, draftSchema)
  const [drafts] = useState(() => openDrafts(id))
  const [earlierEntry, setEarlierEntry] = useState(() => drafts.listOthers()[0] ?? null)
  const readEarlierEntry = () => setEarlierEntry(drafts.listOthers()[0] ?? null)

  const hasChanges = Object.keys(changes).length > 0
  const content = hasChanges ? JSON.stringify([base.revision, changes]) : noContent
  const latest = useRef({ content, base, changes, creationKey })
  /** Content that need not be written (again); null if the draft must be written in any case. */
  const handledContent = useRef<string | null>(noContent)
  const [flush] = useState(() => () => {
    const form = latest.current
    if (form.content === handledContent.current) return
    handledContent.current = form.content
    drafts.write(form.content === noContent ? null : toDraft(form.base, form.changes, form.creationKey))
  })
  useLayoutEffect(() => {
    latest.current = { content, base, changes, creationKey }
  })
  useEffect(() => {
    const timer = setTimeout(flush, storeDelayMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return {
    earlierDraft: earlierEntry?.draft ?? null,
    /** Removes the draft of this form after saving. Changes that remain are stored again. */
    removeAfterSave() {
      handledContent.current = noContent
      drafts.write(null)
    },
    /** Removes the draft of this form until the user changes a value again. */
    discard() {
      handledContent.current = latest.current.content
      drafts.write(null)
    },
    removeEarlierDraft() {
      if (earlierEntry) drafts.remove(earlierEntry.key)
      readEarlierEntry()
    },
    /**
     * Makes the earlier draft that of this form, which must take over its values. Changes that
     * these values replace become another draft.
     */
    takeOverEarlierDraft() {
      if (!earlierEntry) return
      const form = latest.current
      drafts.remove(earlierEntry.key)
      if (Object.keys(form.changes).some((name) => name in earlierEntry.draft.values))
        openDrafts(id).write(toDraft(form.base, form.changes, form.creationKey))
      drafts.write(earlierEntry.draft)
      handledContent.current = null
      readEarlierEntry()
    },
    /** Stores changes as the draft of a record that has just been created. */
    storeFor(record: StoredValues & { id: number }, values: Values) {
      if (Object.keys(values).length > 0) openDrafts(record.id).write(toDraft(record, values))
    },
  }
}

/** The content of a form without changes. */
const noContent = ''
