import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findOtherEditor } from '@/components/ui/use-failure-text'
import { orThrow } from '@/lib/api/or-throw'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { changePicture, type PictureDetails, parseCurrentPicture } from '../calls'
import { detailsQuery } from '../queries'
import { usePictureChanges } from '../use-picture-changes'
import { type DetailName, listChangedDetails, mergeDetails, pickDetails, toDetails } from './merge-details'

interface DetailsState {
  stored: LibraryPicture
  mine: PictureDetails
  /**
   * The fields that another user has changed differently in the meantime; `stored` has their
   * values.
   */
  contested: DetailName[]
  /** The other user; null if unknown. */
  by: string | null
}

export interface Details extends DetailsState {
  isDirty: boolean
  set: (change: Partial<PictureDetails>) => void
  /** Replaces a change of this user by that of the other user. */
  acceptTheirs: (name: DetailName) => void
  /**
   * Saves the changes.
   * @returns the saved picture; null after a failure, which the form shows
   */
  save: () => Promise<LibraryPicture | null>
  outcome: 'sending' | 'saved' | null
}

/** The state of the form of a picture's details. Merges concurrent changes. */
export function useDetails(locale: Locale, id: number) {
  const detailsRead = useQuery(detailsQuery(locale, id))
  const [edited, setEdited] = useState<DetailsState | null>(null)
  const changes = usePictureChanges(locale)
  const editing = edited ?? (detailsRead.data ? toEditing(detailsRead.data) : null)

  const edit = (change: (current: DetailsState) => DetailsState) => {
    setEdited((current) => {
      const before = current ?? editing
      return before && change(before)
    })
  }

  /** Replaces the stored details and keeps the changes made here since `base`. */
  const rebase = (base: LibraryPicture, storedPicture: LibraryPicture, by: string | null) => {
    edit(({ mine }) => {
      const { details, contested } = mergeDetails(toDetails(base), mine, toDetails(storedPicture))
      return { stored: storedPicture, mine: details, contested, by }
    })
  }

  async function store({
    stored,
    mine,
  }: Pick<DetailsState, 'stored' | 'mine'>): Promise<LibraryPicture | null> {
    const changedNames = listChangedDetails(toDetails(stored), mine)
    if (changedNames.length === 0) return stored
    const result = await changePicture(locale, stored, pickDetails(mine, changedNames))
    const current = result.ok ? null : parseCurrentPicture(result.failure)
    if (!current) {
      const picture = await orThrow(result)
      rebase({ ...stored, ...mine }, picture, null)
      await changes.changed(picture)
      return picture
    }
    const { details, contested } = mergeDetails(toDetails(stored), mine, toDetails(current))
    rebase(stored, current, result.ok ? null : findOtherEditor(result.failure))
    return contested.length > 0 ? null : store({ stored: current, mine: details })
  }
  const saving = useMutation({ mutationFn: store })

  const save = async () => {
    if (!editing || saving.isPending) return null
    return saving.mutateAsync(editing).catch(() => null)
  }

  const set = (change: Partial<PictureDetails>) => {
    if (saving.isSuccess) saving.reset()
    edit((current) => ({ ...current, mine: { ...current.mine, ...change } }))
  }

  const acceptTheirs = (name: DetailName) => {
    edit((current) => {
      const theirs = pickDetails(toDetails(current.stored), [name])
      const contested = current.contested.filter((contestedName) => contestedName !== name)
      return { ...current, mine: { ...current.mine, ...theirs }, contested }
    })
  }

  const isDirty = editing !== null && listChangedDetails(toDetails(editing.stored), editing.mine).length > 0
  const saved = saving.data ? 'saved' : null
  const outcome = saving.isPending ? 'sending' : saved
  const details: Details | null = editing && { ...editing, isDirty, set, acceptTheirs, save, outcome }
  return { details, read: detailsRead, failure: saving.error?.failure ?? null }
}

function toEditing(stored: LibraryPicture): DetailsState {
  return { stored, mine: toDetails(stored), contested: [], by: null }
}
