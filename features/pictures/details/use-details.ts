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
   * The fields that another user has changed differently in the meantime. `stored` contains the
   * values of that user.
   */
  contested: DetailName[]
  /** The name of the other user; null if unknown. */
  by: string | null
}

export interface Details extends DetailsState {
  isDirty: boolean
  set: (change: Partial<PictureDetails>) => void
  /** Replaces the value of a field by the one that the other user has stored. */
  acceptTheirs: (name: DetailName) => void
  /**
   * Saves the changes.
   * @returns the saved picture; null after a failure, which the form shows
   */
  save: () => Promise<LibraryPicture | null>
  outcome: 'sending' | 'saved' | null
}

/**
 * The state of the form for the details of a picture. It merges concurrent changes of other users.
 */
export function useDetails(locale: Locale, id: number) {
  const detailsRead = useQuery(detailsQuery(locale, id))
  const [editedState, setEditedState] = useState<DetailsState | null>(null)
  const changes = usePictureChanges(locale)
  const currentState = editedState ?? (detailsRead.data ? toInitialState(detailsRead.data) : null)

  const updateState = (change: (current: DetailsState) => DetailsState) => {
    setEditedState((current) => {
      const previous = current ?? currentState
      return previous && change(previous)
    })
  }

  /** Replaces the stored details and keeps the changes made here since `base`. */
  const rebaseDetails = (base: LibraryPicture, storedPicture: LibraryPicture, by: string | null) => {
    updateState(({ mine }) => {
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
      rebaseDetails({ ...stored, ...mine }, picture, null)
      await changes.updatePicture(picture)
      return picture
    }
    const { details, contested } = mergeDetails(toDetails(stored), mine, toDetails(current))
    rebaseDetails(stored, current, result.ok ? null : findOtherEditor(result.failure))
    return contested.length > 0 ? null : store({ stored: current, mine: details })
  }
  const saveMutation = useMutation({ mutationFn: store })

  const save = async () => {
    if (!currentState || saveMutation.isPending) return null
    return saveMutation.mutateAsync(currentState).catch(() => null)
  }

  const set = (change: Partial<PictureDetails>) => {
    if (saveMutation.isSuccess) saveMutation.reset()
    updateState((current) => ({ ...current, mine: { ...current.mine, ...change } }))
  }

  const acceptTheirs = (name: DetailName) => {
    updateState((current) => {
      const theirs = pickDetails(toDetails(current.stored), [name])
      const contested = current.contested.filter((contestedName) => contestedName !== name)
      return { ...current, mine: { ...current.mine, ...theirs }, contested }
    })
  }

  const isDirty =
    currentState !== null && listChangedDetails(toDetails(currentState.stored), currentState.mine).length > 0
  const saved = saveMutation.data ? 'saved' : null
  const outcome = saveMutation.isPending ? 'sending' : saved
  const details: Details | null = currentState && {
    ...currentState,
    isDirty,
    set,
    acceptTheirs,
    save,
    outcome,
  }
  return { details, read: detailsRead, failure: saveMutation.error?.failure ?? null }
}

function toInitialState(stored: LibraryPicture): DetailsState {
  return { stored, mine: toDetails(stored), contested: [], by: null }
}
