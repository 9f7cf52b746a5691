import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import type { LibraryPicture } from '@/lib/contract/media'
import { changePicture, currentPicture, type PictureDetails, readPicture } from '../calls'
import { tellPicture } from '../picture-news'
import { changedDetails, type DetailName, detailsOf, mergeDetails, pick } from './merge-details'

interface Editing {
  stored: LibraryPicture
  mine: PictureDetails
  /** What somebody else stored to another end meanwhile; `stored` has it. */
  contested: DetailName[]
}

export interface Details extends Editing {
  isDirty: boolean
  set: (change: Partial<PictureDetails>) => void
  /** Takes what somebody else stored in place of mine. */
  takeTheirs: (name: DetailName) => void
  /** Stores what was changed. @returns the picture as it is stored then; null where it could not be, and says why */
  save: () => Promise<LibraryPicture | null>
  outcome: 'sending' | 'saved' | null
}

/** What is said of a picture, to be changed and saved beside others who do the same. */
export function useDetails(locale: Locale, id: number, onSaved: (picture: LibraryPicture) => void) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [outcome, setOutcome] = useState<Details['outcome']>(null)
  const [tries, setTries] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew.
  useEffect(() => {
    let isOver = false
    setFailure(null)
    void readPicture(locale, id).then((result) => {
      if (isOver) return
      if (!result.ok) return setFailure(result.failure)
      setEditing({ stored: result.value, mine: detailsOf(result.value), contested: [] })
    })
    return () => {
      isOver = true
    }
  }, [locale, id, tries])

  /** Takes over what is stored now: what was written here since `base` stays. */
  const rebase = (base: LibraryPicture, stored: LibraryPicture) => {
    setEditing((known) => {
      if (!known) return known
      const { details, contested } = mergeDetails(detailsOf(base), known.mine, detailsOf(stored))
      return { stored, mine: details, contested }
    })
  }

  async function store(stored: LibraryPicture, mine: PictureDetails): Promise<LibraryPicture | null> {
    const changed = changedDetails(detailsOf(stored), mine)
    if (changed.length === 0) return stored
    const result = await changePicture(locale, stored, pick(mine, changed))
    if (result.ok) {
      rebase({ ...stored, ...mine }, result.value)
      tellPicture(result.value)
      onSaved(result.value)
      return result.value
    }
    const current = currentPicture(result.failure)
    if (!current) {
      setFailure(result.failure)
      return null
    }
    const { details, contested } = mergeDetails(detailsOf(stored), mine, detailsOf(current))
    rebase(stored, current)
    return contested.length > 0 ? null : store(current, details)
  }

  const save = async () => {
    if (!editing || outcome === 'sending') return null
    setFailure(null)
    setOutcome('sending')
    const picture = await store(editing.stored, editing.mine)
    setOutcome(picture && 'saved')
    return picture
  }

  const set = (change: Partial<PictureDetails>) => {
    setOutcome((known) => (known === 'saved' ? null : known))
    setEditing((known) => known && { ...known, mine: { ...known.mine, ...change } })
  }

  const takeTheirs = (name: DetailName) => {
    setEditing((known) => {
      if (!known) return known
      const theirs = pick(detailsOf(known.stored), [name])
      const contested = known.contested.filter((other) => other !== name)
      return { ...known, mine: { ...known.mine, ...theirs }, contested }
    })
  }

  const isDirty = editing !== null && changedDetails(detailsOf(editing.stored), editing.mine).length > 0
  const details: Details | null = editing && { ...editing, isDirty, set, takeTheirs, save, outcome }
  return { details, failure, readAgain: () => setTries(tries + 1) }
}
