import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { findOtherEditor } from '@/components/ui/use-failure-text'
import { requireSuccess } from '@/lib/api/require-success'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import { type PictureDetails, pictureDetailsSchema } from '@/lib/contract/media/picture-details'
import { changePicture, parseCurrentPicture } from '../calls'
import { usePictureChanges } from '../use-picture-changes'
import {
  type DetailName,
  detailNames,
  isSameDetail,
  listChangedDetails,
  mergeDetails,
  pickDetails,
  toDetails,
} from './merge-details'

interface StoredState {
  storedPicture: LibraryPicture
  /**
   * The fields that another user has changed differently in the meantime. `storedPicture` contains
   * the values of that user.
   */
  contestedFields: DetailName[]
  /** The stored details, with the common ancestors of both values for contested fields. */
  base: PictureDetails
  /** The name of the other user; null if unknown. */
  by: string | null
}

export type Details = ReturnType<typeof useDetails>
export type DetailsForm = Details['form']

/** Unsaved details, and the stored ones that they are based on. */
interface DetailsDraft {
  base: PictureDetails
  details: PictureDetails
}

/**
 * The form for the details of a picture. It merges concurrent changes of other users.
 * @param picture the newest known state; the form follows it while it has no changes
 * @param draft unsaved details of an earlier form
 */
export function useDetails(locale: Locale, picture: LibraryPicture, draft?: DetailsDraft) {
  const storedDetails = toDetails(picture)
  const [initialState] = useState(() =>
    draft ? mergeDetails(draft.base, draft.details, storedDetails) : { details: storedDetails, contestedFields: [] },
  )
  const form = useForm({
    defaultValues: initialState.details,
    resolver: zodResolver(pictureDetailsSchema),
    mode: 'onChange',
  })
  // Complete, because each field has a default value.
  const mine = useWatch({ control: form.control }) as PictureDetails
  const [state, setState] = useState<StoredState>({
    storedPicture: picture,
    contestedFields: initialState.contestedFields,
    base: { ...storedDetails, ...pickDetails(draft?.base ?? storedDetails, initialState.contestedFields) },
    by: null,
  })
  /** The state for saving, also after the form was removed. */
  const latestState = useRef(state)
  const update = (newState: StoredState) => {
    latestState.current = newState
    setState(newState)
  }
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const changes = usePictureChanges(locale)
  const isDirty = listChangedDetails(toDetails(state.storedPicture), mine).length > 0

  /**
   * Replaces the stored details and keeps the changes made here since `base`.
   * @returns true if no field is contested
   */
  const rebaseDetails = (base: PictureDetails, storedPicture: LibraryPicture, by: string | null): boolean => {
    const enteredDetails = form.getValues()
    const { details, contestedFields } = mergeDetails(base, enteredDetails, toDetails(storedPicture))
    for (const name of detailNames) {
      if (!isSameDetail(details[name], enteredDetails[name]))
        form.setValue(name, details[name], { shouldValidate: true })
    }
    const contestedBase = pickDetails(base, contestedFields)
    update({ storedPicture, contestedFields, base: { ...toDetails(storedPicture), ...contestedBase }, by })
    return contestedFields.length === 0
  }

  /** Ends the conflict about a field: its value in the form is saved next. */
  const endConflict = (name: DetailName) => {
    const { storedPicture, base, contestedFields } = latestState.current
    update({
      ...latestState.current,
      base: { ...base, ...pickDetails(toDetails(storedPicture), [name]) },
      contestedFields: contestedFields.filter((contestedName) => contestedName !== name),
    })
  }

  const followPicture = useEffectEvent(() => {
    const { storedPicture } = state
    if (picture.revision > storedPicture.revision && !isDirty) rebaseDetails(toDetails(storedPicture), picture, null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another picture.
  useEffect(() => followPicture(), [picture])

  async function storeDetails(storedPicture: LibraryPicture, details: PictureDetails): Promise<LibraryPicture | null> {
    const changedNames = listChangedDetails(toDetails(storedPicture), details)
    if (changedNames.length === 0) return storedPicture
    const result = await changePicture(locale, storedPicture, pickDetails(details, changedNames))
    const currentPicture = result.ok ? null : parseCurrentPicture(result.failure)
    if (!currentPicture) {
      const savedPicture = await requireSuccess(result)
      rebaseDetails(details, savedPicture, null)
      await changes.updatePicture(savedPicture)
      return savedPicture
    }
    const by = result.ok ? null : findOtherEditor(result.failure)
    const isMerged = rebaseDetails(toDetails(storedPicture), currentPicture, by)
    return isMerged ? storeDetails(currentPicture, form.getValues()) : null
  }
  const saveMutation = useMutation({
    mutationFn: async () => {
      const { contestedFields, storedPicture } = latestState.current
      return contestedFields.length > 0 ? null : storeDetails(storedPicture, form.getValues())
    },
  })
  const savedOutcome = saveMutation.data && !isDirty ? 'saved' : null

  return {
    ...state,
    form,
    mine,
    isDirty,
    isValid: pictureDetailsSchema.safeParse(mine).success,
    /** Takes over the state in a conflict that another call reports, for example a deletion. */
    mergeConflict(failure: Failure) {
      const currentPicture = parseCurrentPicture(failure)
      const base = toDetails(latestState.current.storedPicture)
      if (currentPicture) rebaseDetails(base, currentPicture, findOtherEditor(failure))
    },
    /** Replaces the value of a field by the one that the other user has stored. */
    acceptTheirs(name: DetailName) {
      form.setValue(name, toDetails(state.storedPicture)[name], { shouldValidate: true })
      endConflict(name)
    },
    /** Keeps the value of the form instead of the one that the other user has stored. */
    keepMine: endConflict,
    /**
     * Saves the changes, after a running save and also after the form was removed.
     * @returns the saved picture; null after a failure, which the form shows, or while a field is
     * contested
     */
    save(): Promise<LibraryPicture | null> {
      const result = queue.current.then(() => saveMutation.mutateAsync()).catch(() => null)
      queue.current = result
      return result
    },
    outcome: saveMutation.isPending ? 'sending' : savedOutcome,
    failure: saveMutation.error?.failure ?? null,
  }
}
