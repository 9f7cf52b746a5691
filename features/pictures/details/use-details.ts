import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { otherEditorOf } from '@/components/ui/use-failure-text'
import { orThrow } from '@/lib/api/or-throw'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { changePicture, currentPicture, type PictureDetails } from '../calls'
import { detailsQuery } from '../queries'
import { usePictureChanges } from '../use-picture-changes'
import { changedDetails, type DetailName, detailsOf, mergeDetails, pick } from './merge-details'

interface Editing {
  stored: LibraryPicture
  mine: PictureDetails
  /** Another user has stored a change meanwhile; `stored` has it. */
  contested: DetailName[]
  /** Who that was; null if unknown. */
  by: string | null
}

export interface Details extends Editing {
  isDirty: boolean
  set: (change: Partial<PictureDetails>) => void
  /** Discards the own changes for those of the other user. */
  takeTheirs: (name: DetailName) => void
  /** Saves the changes. @returns the saved picture; null after a failure, which is then shown */
  save: () => Promise<LibraryPicture | null>
  outcome: 'sending' | 'saved' | null
}

/** The form of a picture's details, which merges concurrent changes of others. */
export function useDetails(locale: Locale, id: number) {
  const read = useQuery(detailsQuery(locale, id))
  const [edited, setEdited] = useState<Editing | null>(null)
  const changes = usePictureChanges(locale)
  const editing = edited ?? (read.data ? unchanged(read.data) : null)

  const edit = (change: (known: Editing) => Editing) => {
    setEdited((known) => {
      const before = known ?? editing
      return before && change(before)
    })
  }

  /** Takes over the stored details and keeps the changes made here since `base`. */
  const rebase = (base: LibraryPicture, stored: LibraryPicture, by: string | null) => {
    edit(({ mine }) => {
      const { details, contested } = mergeDetails(detailsOf(base), mine, detailsOf(stored))
      return { stored, mine: details, contested, by }
    })
  }

  async function store({ stored, mine }: Pick<Editing, 'stored' | 'mine'>): Promise<LibraryPicture | null> {
    const changed = changedDetails(detailsOf(stored), mine)
    if (changed.length === 0) return stored
    const result = await changePicture(locale, stored, pick(mine, changed))
    const current = result.ok ? null : currentPicture(result.failure)
    if (!current) {
      const picture = await orThrow(result)
      rebase({ ...stored, ...mine }, picture, null)
      await changes.changed(picture)
      return picture
    }
    const { details, contested } = mergeDetails(detailsOf(stored), mine, detailsOf(current))
    rebase(stored, current, result.ok ? null : otherEditorOf(result.failure))
    return contested.length > 0 ? null : store({ stored: current, mine: details })
  }
  const saving = useMutation({ mutationFn: store })

  const save = async () => {
    if (!editing || saving.isPending) return null
    return saving.mutateAsync(editing).catch(() => null)
  }

  const set = (change: Partial<PictureDetails>) => {
    if (saving.isSuccess) saving.reset()
    edit((known) => ({ ...known, mine: { ...known.mine, ...change } }))
  }

  const takeTheirs = (name: DetailName) => {
    edit((known) => {
      const theirs = pick(detailsOf(known.stored), [name])
      const contested = known.contested.filter((other) => other !== name)
      return { ...known, mine: { ...known.mine, ...theirs }, contested }
    })
  }

  const isDirty = editing !== null && changedDetails(detailsOf(editing.stored), editing.mine).length > 0
  const saved = saving.data ? 'saved' : null
  const outcome = saving.isPending ? 'sending' : saved
  const details: Details | null = editing && { ...editing, isDirty, set, takeTheirs, save, outcome }
  return { details, read, failure: saving.error?.failure ?? null }
}

function unchanged(stored: LibraryPicture): Editing {
  return { stored, mine: detailsOf(stored), contested: [], by: null }
}
